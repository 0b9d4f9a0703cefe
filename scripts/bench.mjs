// `npm run bench [-- --rounds 9 | --quick]`: measures how fast the app is, compared with other builds of the same pages.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeGrownSites } from './bench/grown-sites.mjs'
import { buildBenchPart } from './bench-build.mjs'
import { build } from './build.mjs'
import { Complaint, tell } from './complaint.mjs'
import { installDependencies } from './machine/dependencies.mjs'
import { findBrowsers } from './machine/find-browser.mjs'
import { root, run as runProgram } from './run.mjs'
import { precompress } from './site/precompress.mjs'

const ROUNDS = 9
const QUICK_ROUNDS = 2
const OUT = 'build/bench'

/**
 * Builds the pages with which the app is compared, and the benchmark itself. The app has to be built before, because
 * its build empties the folder.
 */
async function buildBench() {
  for (const args of [[], ['--ssr']]) await buildBenchPart(args)
  await prerender()
  await exportWithNext()
  const plain = join(root, OUT, 'static')
  mkdirSync(plain, { recursive: true })
  for (const from of ['public', 'tests/bench/static']) cpSync(join(root, from), plain, { recursive: true })
  cpSync(join(root, 'tests/bench/hand-written/style.css'), join(plain, 'style.css'))
  // These files are compressed in advance, like the app's own files. Otherwise the comparison would favour the app.
  for (const folder of ['hand-written', 'prerendered', 'next', 'static']) await precompress(join(root, OUT, folder))
}

/** Copies the hand-written pages, with the first page's markup and styles in its HTML. */
async function prerender() {
  const folder = join(root, OUT, 'prerendered')
  cpSync(join(root, OUT, 'hand-written'), folder, { recursive: true })
  const { firstPage } = await import(pathToFileURL(join(root, OUT, 'node/first-page.js')).href)
  const [styles = ''] = readdirSync(join(folder, 'assets')).filter(file => file.endsWith('.css'))
  const css = readFileSync(join(folder, 'assets', styles), 'utf8').trim()
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`)
    .replace('<div id="app"></div>', () => `<div id="app">${firstPage()}</div>`)
  writeFileSync(join(folder, 'index.html'), page)
}

/** Exports the hand-written pages with Next.js, which `tests/bench/next` installs. */
async function exportWithNext() {
  await installDependencies('tests/bench/next')
  const next = join(root, 'tests/bench/next')
  const { code, output } = await runProgram(
    process.execPath,
    [join(next, 'node_modules/next/dist/bin/next'), 'build', next],
    { env: { NEXT_TELEMETRY_DISABLED: '1' } },
  )
  // Next.js leaves its own files beside the sources, where the checks would read them.
  rmSync(join(next, '.next'), { recursive: true, force: true })
  if (code !== 0) throw new Complaint(`${output.trim()}\nThe pages of Next.js could not be built: see above.`)
  for (const from of readdirSync(join(root, 'public')))
    cpSync(join(root, 'public', from), join(root, OUT, 'next', from), { recursive: true })
}

/** @param {readonly string[]} words */
function readRounds(words) {
  const at = words.indexOf('--rounds')
  const rounds = at === -1 ? (words.includes('--quick') ? QUICK_ROUNDS : ROUNDS) : Number(words[at + 1])
  if (!Number.isInteger(rounds) || rounds < 1) throw new Complaint('Say how many rounds, as in --rounds 5.')
  return rounds
}

// XState and React read this variable to switch off their development checks.
process.env.NODE_ENV = 'production'
try {
  const words = process.argv.slice(2)
  const rounds = readRounds(words)
  const isQuick = words.includes('--quick')
  await installDependencies()
  if (!isQuick) await installDependencies('tests/bench/lighthouse')
  await build()
  await buildBench()
  if (!isQuick) await makeGrownSites(`${OUT}/grown`)
  const { run } = await import(pathToFileURL(join(root, OUT, 'node/run.js')).href)
  const [browserPath] = findBrowsers()
  await run({ root, browserPath, rounds, isQuick, tell: (/** @type {string} */ text) => console.log(`\n${text}`) })
} catch (error) {
  tell(error)
}
