import { fileURLToPath } from 'node:url'

const path = from => fileURLToPath(new URL(from, import.meta.url))

export default {
  output: 'export',
  distDir: '../../../build/bench/next',
  // The pages are the hand-written ones, which are in the folder beside this one.
  turbopack: { root: path('../../..') },
}
