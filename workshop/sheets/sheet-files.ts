import { createReadStream, existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The folder in which `npm run sheets` keeps its pictures between builds. */
const KEPT = fileURLToPath(new URL('../../node_modules/.cache/recarrega-sheets', import.meta.url))
const NONE = '{"looks":{}}'

/**
 * Serves the pictures of `npm run sheets` in the dev server. Until that command adds pictures, a built workshop has an
 * empty list of pictures, so that a page requests no missing file.
 */
export function sheetFiles(): Plugin {
  return {
    name: 'recarrega-sheet-files',
    configureServer({ middlewares }) {
      middlewares.use('/sheets', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const file = join(KEPT, normalize(decodeURIComponent(pathname)))
        if (!file.startsWith(KEPT)) return next()
        if (pathname === '/index.json' && !existsSync(file)) return void response.end(NONE)
        if (!/\.(json|jpg)$/.test(file) || !existsSync(file)) return next()
        response.setHeader('content-type', file.endsWith('.json') ? 'application/json' : 'image/jpeg')
        createReadStream(file).pipe(response)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sheets/index.json', source: NONE })
    },
  }
}
