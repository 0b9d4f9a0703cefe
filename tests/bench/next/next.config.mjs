import { fileURLToPath } from 'node:url'

const path = from => fileURLToPath(new URL(from, import.meta.url))

export default {
  output: 'export',
  distDir: '../../../build/bench/next',
  // Next.js has to see the root, because it renders the hand-written pages of another folder.
  turbopack: { root: path('../../..') },
}
