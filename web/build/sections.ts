import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:rule-sections'

export interface Section {
  title: string
  /** The ids of the clauses below this heading, in order. */
  clauses: string[]
}

/** The headings of a rule document with the clauses below each; headings without clauses are left out. */
export function sections(document: string): Section[] {
  const found: Section[] = []
  for (const line of document.split('\n')) {
    const heading = /^## (?:\d+\. )?(.+)$/.exec(line)
    const clause = /^(?:- `?|\| )([A-Z]{3}-(?:[A-Z]+[.-]?)?\d+(?:\.\d+)*|ex_\w+)`? /.exec(line)
    if (heading) found.push({ title: heading[1]!, clauses: [] })
    else if (clause) found.at(-1)?.clauses.push(clause[1]!)
  }
  return found.filter((section) => section.clauses.length > 0)
}

/** `virtual:rule-sections`: for each game and language, how the rule document is divided. */
export function ruleSections(): Plugin {
  const rules = fileURLToPath(new URL('../../docs/rules/', import.meta.url))
  return {
    name: 'rule-sections',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const games: Record<string, Record<string, Section[]>> = {}
      for (const file of readdirSync(rules)) {
        const [, game, lang] = /^(\w+?)(\.pl)?\.md$/.exec(file) ?? []
        if (!game) continue
        this.addWatchFile(rules + file)
        ;(games[game] ??= {})[lang ? 'pl' : 'en'] = sections(readFileSync(rules + file, 'utf8'))
      }
      return `export default ${JSON.stringify(games)}`
    },
  }
}
