// `npm run bench [-- --rounds 5]`: measures how fast the app is, compared with two other builds of the same four pages.
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildBenchPart } from './bench-build.mjs'
import { build } from './build.mjs'
import { Complaint, tell } from './complaint.mjs'
import { installDependencies } from './machine/dependencies.mjs'
import { findBrowsers } from './machine/find-browser.mjs'
import { root } from './run.mjs'
import { precompress } from './site/precompress.mjs'

const ROUNDS = 5
const OUT = 'build/bench'

/**
 * Builds the pages with which the app is compared, in hand-written React and in plain HTML, and the benchmark itself.
 * The app has to be built before, because its build empties the folder.
 */
async function buildBench() {
  for (const args of [[], ['--ssr']]) await buildBenchPart(args)
  const plain = join(root, OUT, 'static')
  mkdirSync(plain, { recursive: true })
  for (const from of ['public', 'tests/bench/static']) cpSync(join(root, from), plain, { recursive: true })
  cpSync(join(root, 'tests/bench/hand-written/style.css'), join(plain, 'style.css'))
  // These files are compressed in advance, like the app's own files. Otherwise the comparison would favour the app.
  for (const folder of ['hand-written', 'static']) await precompress(join(root, OUT, folder))
}

/** @param {readonly string[]} words */
function readRounds(words) {
  const at = words.indexOf('--rounds')
  const rounds = at === -1 ? ROUNDS : Number(words[at + 1])
  if (!Number.isInteger(rounds) || rounds < 1) throw new Complaint('Say how many rounds, as in --rounds 5.')
  return rounds
}

// XState and React read this variable to switch off their development checks.
process.env.NODE_ENV = 'production'
try {
  const rounds = readRounds(process.argv.slice(2))
  await installDependencies()
  await installDependencies('tests/bench/lighthouse')
  await build()
  await buildBench()
  const { run } = await import(pathToFileURL(join(root, OUT, 'node/run.js')).href)
  const [browserPath] = findBrowsers()
  await run({ root, browserPath, rounds, tell: (/** @type {string} */ text) => console.log(`\n${text}`) })
} catch (error) {
  tell(error)
}
