import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const TEXT = /\.(css|html|js|json|svg|txt)$/
/** Below this many bytes there is nothing to gain. */
const LEAST = 600

/** Writes every text of the page a second and a third time, compressed as well as can be: the server only picks one. */
export function compressed(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      handler: () => {
        const folder = config.build.outDir
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (TEXT.test(name)) compress(join(folder, name))
        }
      },
    },
  }
}

function compress(path: string): void {
  const body = readFileSync(path)
  if (body.length < LEAST) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params }))
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
}
