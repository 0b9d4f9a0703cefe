// Checks that the oldest supported browsers can run the built scripts and apply the built styles in `dist/`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import doiuse from 'doiuse'
import postcss from 'postcss'
import { browserslistQuery } from '../machine/oldest-browsers.mjs'
import { root, runTool } from '../run.mjs'

const ASSETS = join(root, 'dist/assets')

/** Features of styles that a page works without, because a browser that lacks one ignores only its declaration. */
const OPTIONAL = new Set([
  'css-autofill',
  'css-has',
  'css-overscroll-behavior',
  'css-selection',
  'css-touch-action',
  'text-size-adjust',
  'viewport-unit-variants',
])

const files = readdirSync(ASSETS).filter(name => /\.(css|js)$/.test(name))
const styles = files.filter(name => name.endsWith('.css'))
const scripts = files.filter(name => name.endsWith('.js'))
if (styles.length === 0 || scripts.length === 0) throw new Error(`${ASSETS} has no scripts or no styles: build first.`)

const patterns = [join(ASSETS, '*.js'), join(root, 'dist/*.js')]
const query = `--browserslistQuery=${browserslistQuery}`
const { code, output } = await runTool('es-check/lib/cli/index.js', [
  'checkBrowser',
  ...patterns,
  query,
  '--module',
  '--checkFeatures',
])
const complaints = code === 0 ? [] : [output]

for (const name of styles) {
  const check = doiuse({
    browsers: browserslistQuery.split(', '),
    onFeatureUsage({ feature, message, usage }) {
      // Partial support is about corners of a feature. The browser tests and `npm run browsers` show what matters.
      if (OPTIONAL.has(feature) || message.includes('only partially supported')) return
      complaints.push(`${name}: ${usage.toString().slice(0, 100)}: ${message.replace(/^.*?: /, '')}`)
    },
  })
  const { root: sheet } = await postcss([check]).process(readFileSync(join(ASSETS, name), 'utf8'), { from: name })
  // Safari 16.0 to 16.3 paint no texts in an element without a position that clips in one direction (WebKit bug 249693).
  sheet.walkDecls(/^overflow-[xy]$/, ({ value, parent: rule }) => {
    if (value === 'clip' && !rule?.some(node => node.type === 'decl' && node.prop === 'position'))
      complaints.push(`${name}: ${rule}: Safari 16.0 shows no texts in it, unless it has a position`)
  })
}

for (const complaint of complaints) console.log(complaint)
if (complaints.length > 0) process.exitCode = 1
else console.log(`${scripts.length} scripts and ${styles.length} styles suit ${browserslistQuery}.`)
