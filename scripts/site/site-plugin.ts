import type { Plugin } from 'vite'
import { readSiteWords } from './site-words.mjs'
import { webManifest } from './web-manifest.mjs'

const FILE = 'manifest.webmanifest'
const write = () => `${JSON.stringify(webManifest(readSiteWords()), null, 2)}\n`

/**
 * Generates the web app manifest from the site's words: as a file of the build, and as an answer of the development
 * server.
 */
export function sitePlugin(): Plugin {
  return {
    name: 'recarrega-site',
    apply: ({ build }, { command }) => command === 'serve' || !build?.ssr,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: write() })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, outgoing) => {
        outgoing.setHeader('content-type', 'application/manifest+json')
        outgoing.end(write())
      })
    },
  }
}
