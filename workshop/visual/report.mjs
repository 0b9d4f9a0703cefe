import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const PAGE = fileURLToPath(new URL('page/main.tsx', import.meta.url))

/**
 * Writes the page that shows the differences, and the page's pictures, into a folder. The page can be opened without a
 * server.
 *
 * @param {string} folder
 * @param {import('./page/review.ts').Comparison} comparison without its differences
 * @param {readonly import('./compare.mjs').Found[]} found
 * @returns {Promise<string>} the page
 */
export async function writeReport(folder, comparison, found) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const differences = found.map(({ story: { id, title, name }, change, pixels, why, ...pictures }) => {
    const paths = Object.entries(pictures).map(([side, png]) => {
      const path = `pictures/${id}.${side}.png`
      writeFileSync(join(folder, path), png)
      return [side, path]
    })
    const told = { ...(pixels !== undefined && { pixels }), ...(why !== undefined && { why }) }
    return { id, title, name, change, ...told, ...Object.fromEntries(paths) }
  })
  const page = join(folder, 'index.html')
  writeFileSync(page, htmlOf({ ...comparison, differences }, await buildPage()))
  return page
}

/** Returns the page's script and its styles, each as one text. Without a server, a page loads no modules. */
async function buildPage() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, cssCodeSplit: false, lib: { entry: PAGE, formats: ['iife'], name: 'review' } },
  })
  const parts = [built].flat().flatMap(one => ('output' in one ? one.output : []))
  const script = parts.map(part => (part.type === 'chunk' ? part.code : '')).join('')
  const styles = parts.map(part => (part.type === 'asset' ? String(part.source) : '')).join('')
  return { script, styles }
}

/**
 * @param {import('./page/review.ts').Comparison} comparison
 * @param {{ script: string, styles: string }} page
 */
function htmlOf(comparison, { script, styles }) {
  // The browser ends a script at its closing tag, even if the tag is inside a text.
  const safe = (/** @type {string} */ text) => text.replaceAll('</', '<\\/')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual comparison: ${comparison.before.replace(/[<&]/g, '')}</title>
<style>${styles}</style>
<div id="review"></div>
<script type="application/json" id="comparison">${safe(JSON.stringify(comparison))}</script>
<script>${safe(script)}</script>
</html>
`
}
