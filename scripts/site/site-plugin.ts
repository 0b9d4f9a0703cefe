import type { Plugin } from 'vite'
import { readSiteWords } from './site-words.mjs'
import { webManifest } from './web-manifest.mjs'

const FILE = 'manifest.webmanifest'
const write = () => `${JSON.stringify(webManifest(readSiteWords()), null, 2)}\n`

/** Makes the app's manifest from the site's words: a file of the build, and an answer of the development server. */
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
