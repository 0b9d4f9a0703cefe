import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createNodeSandbox } from '../../sandbox/server/node-sandbox.ts'
import { createNodeListener } from '../../sandbox/server/node-wire.ts'
import { createStaticSite } from '../../sandbox/server/static-files.ts'
import { headersFor } from '../../scripts/serving/headers.mjs'
import { kindOf } from '../../scripts/serving/kinds.mjs'
import { policyHash } from '../../scripts/site/policy-hash.mjs'

const NO_HOSTS = { logos: [], services: [], bridges: [], partners: [] }

/** Returns the hashes of the inline scripts and styles of a folder's first page, as the policy's header needs them. */
function hashesOf(folder: string) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const textsOf = (element: string) =>
    [...page.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))].flatMap(([, text]) => text || [])
  return { scripts: textsOf('script').map(policyHash), styles: textsOf('style').map(policyHash) }
}

/** Serves a folder with its own sandbox operator, like the app's server. Resolves to the address. */
function serve(folder: string): Promise<string> {
  const app = new Hono()
  const sandbox = createNodeSandbox()
  const hashes = hashesOf(folder)
  const site = createStaticSite(folder, path => headersFor({ kind: kindOf(path), hosts: NO_HOSTS, hashes }))
  for (const path of ['/operator/*', '/sandbox/*']) app.all(path, c => sandbox.app.fetch(c.req.raw))
  app.all('*', c => site(c.req.raw))
  const listener = createNodeListener(request => app.fetch(request))
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  return new Promise(resolve => {
    server.listen(0, () => {
      const address = server.address()
      if (typeof address === 'object' && address) resolve(`http://localhost:${address.port}`)
    })
  })
}

/**
 * Runs in a separate process, because serving files would slow down the measurement. It ends with its parent process.
 */
const origins = await Promise.all(process.argv.slice(2).map(serve))
process.send?.(origins)
process.on('disconnect', () => process.exit())
