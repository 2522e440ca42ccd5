/** Which page is shown: links inside the page do not load it anew, and going back finds the place again. */
import { SHELF } from '../games/shelf'
import { routeOf, type Route } from './routes'

class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)
  search = $state(location.search)

  readonly route: Route = $derived(routeOf(this.path, SHELF[0]!.id))

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    addEventListener('click', this.#follow)
  }

  /** Goes to an address inside the page. */
  go(address: string, replace = false): void {
    const before = location.pathname
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.#read()
    if (location.pathname !== before && !location.hash) scrollTo(0, 0)
  }

  #read(): void {
    this.path = location.pathname
    this.hash = location.hash
    this.search = location.search
  }

  /** Takes over plain clicks on links to our own pages; new tabs, downloads and other places are the browser's. */
  #follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
