import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { root } from '../../scripts/run.mjs'

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const BATCHES = 3

/**
 * Returns Storybook's list of stories with few titles, because the test runner opens a page for each title. Browsers
 * get the list as it is.
 *
 * @param {string} text
 * @param {RegExp} only which stories, by title and name
 */
function inBatches(text, only) {
  const index = JSON.parse(text)
  const entries = Object.entries(index.entries)
    .map(([id, entry]) => [id, { ...entry, name: `${entry.title}: ${entry.name}` }])
    .filter(([, { name }]) => only.test(name))
    .map(([id, entry], at) => [id, { ...entry, title: `Stories ${(at % BATCHES) + 1} of ${BATCHES}` }])
  return JSON.stringify({ ...index, entries: Object.fromEntries(entries) })
}

/**
 * Serves a built workshop on a free port of this machine.
 *
 * @param {{ folder?: string, only?: RegExp }} [what] `folder`: where it was built; `only`: which stories the test
 * runner visits, by title and name
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function serveStories({ folder = join(root, 'storybook-static'), only = /^/ } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const asked = join(folder, normalize(decodeURIComponent(pathname)))
    const file = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked
    if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end()
    const isBrowser = request.headers['user-agent']?.startsWith('Mozilla')
    if (pathname === '/index.json' && !isBrowser) {
      return void response
        .writeHead(200, { 'content-type': TYPES['.json'] })
        .end(inBatches(readFileSync(file, 'utf8'), only))
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise(done => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}
