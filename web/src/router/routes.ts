/** The page's addresses. */
export type Route =
  | { page: 'home' | 'settings' | 'credits' | 'account' | 'profile' | 'admin' | 'missing' }
  | { page: 'new' | 'rules' | 'cards' | 'packs'; game: string }
  | { page: 'table' | 'replay' | 'saga'; id: string }

/** What an address means; one that names no game means the given one, anything unknown is a page that is missing. */
export function routeOf(path: string, game: string): Route {
  const [first = '', second, ...more] = path.split('/').filter(Boolean).map(decoded)
  if (more.length > 0) return { page: 'missing' }
  if (second === undefined) {
    if (first === '') return { page: 'home' }
    if (
      first === 'settings' ||
      first === 'credits' ||
      first === 'account' ||
      first === 'profile' ||
      first === 'admin'
    )
      return { page: first }
    if (first === 'new' || first === 'rules' || first === 'cards' || first === 'packs')
      return { page: first, game }
    return { page: 'missing' }
  }
  if (first === 'new' || first === 'rules' || first === 'cards' || first === 'packs')
    return { page: first, game: second }
  if (first === 'table' || first === 'replay' || first === 'saga') return { page: first, id: second }
  return { page: 'missing' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
