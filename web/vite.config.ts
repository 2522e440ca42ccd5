import { svelte } from '@sveltejs/vite-plugin-svelte'
import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { compressed } from './build/compress.ts'
import { iconData } from './build/icons.ts'
import { preloadFonts } from './build/preload.ts'
import { ruleSections } from './build/sections.ts'

const SERVER = process.env.REGNUM_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [
    svelte(),
    Icons({ compiler: iconData, autoInstall: false }),
    ruleSections(),
    preloadFonts(),
    compressed(),
  ],
  build: {
    outDir: '../src/regnum/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first view needs comes in one file; every further page and game when it is wanted.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  // The page is made of the games' own data: cards and rule documents lie outside of this folder.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
})
