import type { Plugin } from 'vite'

/** The weights that every page needs at once. */
const FIRST = /\/(alegreya-latin-400|alegreya-sans-latin-400|alegreya-sc-latin-700|grenze-gotisch-latin-700)-normal-[\w-]+\.woff2$/

/** Lets the browser fetch the first fonts together with the styles that ask for them. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => FIRST.test(`/${name}`))
          .sort()
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}
