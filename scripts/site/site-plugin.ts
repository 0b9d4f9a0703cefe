import type { Plugin } from 'vite'
import { readSiteWords } from './site-words.mjs'
import { webManifest } from './web-manifest.mjs'

const FILE = 'manifest.webmanifest'
const write = () => `${JSON.stringify(webManifest(readSiteWords()), null, 2)}\n`

/** Serves the web app manifest in the development server. In a build, each release has its own manifest. */
export function sitePlugin(): Plugin {
  return {
    name: 'recarrega-site',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, outgoing) => {
        outgoing.setHeader('content-type', 'application/manifest+json')
        outgoing.end(write())
      })
    },
  }
}
