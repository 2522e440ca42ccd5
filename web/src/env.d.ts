declare module '~icons/game-icons/*' {
  const icon: import('./icons/icon').IconData
  export default icon
}

declare module 'virtual:rule-sections' {
  const games: Record<string, Record<'en' | 'pl', import('../build/sections').Section[]>>
  export default games
}
