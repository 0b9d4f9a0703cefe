import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { root } from '../run.mjs'

/**
 * @typedef {Record<string, { file: string, css?: string[], imports?: string[] }>} Manifest
 *
 * @typedef {object} Template
 * @property {string} html
 * @property {string} shell the address of the app's script
 * @property {Manifest} manifest
 * @property {(file: string) => string} read reads a file of the build
 * @property {string} early the inline script of every page
 */

const ENTRY = 'index.html'
/** The inline script of every page. */
const EARLY = 'flows/app/boot/early.js'
/** This module imports the blocks that are not on any flow's first screen. */
const LATE = 'flows/block-loaders.ts'
const MANIFEST = 'build/manifest.json'
/** The built page without content. Each prerendered page is made from it. */
const SHELL = 'build/shell.html'
/** The minified inline script, as pages contain it. */
const SMALL_EARLY = 'build/early.js'

/**
 * Moves the manifest and the empty page out of a newly built client. Also stores the other data that pages need, so
 * that a release can be made later without Vite.
 *
 * @param {string} dist the folder of the built client
 */
export async function keepTemplate(dist) {
  renameSync(join(dist, '.vite/manifest.json'), join(root, MANIFEST))
  renameSync(join(dist, ENTRY), join(root, SHELL))
  const { minifySync } = await import('vite')
  const early = minifySync(EARLY, readFileSync(join(root, EARLY), 'utf8'), {
    module: false,
    compress: { target: 'chrome90' },
  })
  writeFileSync(join(root, SMALL_EARLY), early.code.trim())
}

/**
 * @param {ReadonlyMap<string, Buffer>} app the files of the app, by path
 * @returns {Template}
 */
export function readTemplate(app) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(root, MANIFEST), 'utf8'))
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Complaint('The build has no entry for index.html.')
  const read = (/** @type {string} */ file) => app.get(file)?.toString() ?? ''
  const early = readFileSync(join(root, SMALL_EARLY), 'utf8')
  return { html: readFileSync(join(root, SHELL), 'utf8'), shell: `/${entry.file}`, manifest, read, early }
}

/**
 * Returns the module that renders a block, such as `flows/blocks/phone-field/PhoneFieldBlock.tsx` for `phone-field`.
 */
function moduleOf(/** @type {string} */ block) {
  const name = block.replace(/(^|-)([a-z])/g, (_, _dash, letter) => letter.toUpperCase())
  return `flows/blocks/${block}/${name}Block.tsx`
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} names
 * @returns {{ scripts: string[], styles: string[] }} the files that these modules need, each once, imported files first
 */
function filesOf(manifest, names) {
  const scripts = new Set()
  const styles = new Set()
  const seen = new Set()
  const add = (/** @type {string} */ name) => {
    const chunk = manifest[name]
    if (chunk === undefined) {
      if (!existsSync(join(root, name))) throw new Complaint(`There is no ${name} to prerender with.`)
      // The module is part of the app's main file, so no other file is needed.
      return
    }
    if (seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) add(imported)
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  for (const name of names) add(name)
  return { scripts: [...scripts], styles: [...styles] }
}

/** Returns a value as JSON without the text `</`, which could end the script element. */
function asData(/** @type {unknown} */ value) {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

/**
 * @param {string} name
 * @param {string | undefined} value
 */
function named(name, value) {
  return value === undefined ? '' : `data-${name}="${asText(value)}" `
}

/** @param {string} text */
function asText(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}

/**
 * @param {Template} template
 * @param {object} page
 * @param {string} page.title
 * @param {string} page.theme
 * @param {readonly string[]} page.colours
 * @param {string} page.markup
 * @param {readonly string[]} page.blocks
 * @param {boolean} page.isLate
 * @param {string | undefined} page.taken
 * @param {{ brand: string, loadFailed: string, tryAgain: string }} page.words
 * @param {{ title: string, money: string }} page.offline
 * @param {string} page.release name of the page's release; the service worker's release may differ
 * @param {boolean} page.isIndexed whether search engines may list the page
 * @param {string} page.id id of the element that contains the data
 * @param {unknown} page.data
 * @returns {{ html: string, scripts: string[], styles: string[] }} the page, and the texts of its inline scripts and
 * styles
 */
export function makePage(
  { html, manifest, read, early },
  { title, theme, colours, markup, blocks, isLate, taken, words, offline, release, id, isIndexed, data },
) {
  const shell = filesOf(manifest, [ENTRY])
  const needed = filesOf(manifest, [ENTRY, ...(isLate ? [LATE] : []), ...blocks.map(moduleOf)])
  const css = needed.styles.map(file => read(file).trim()).join('')
  const more = needed.scripts.filter(file => !shell.scripts.includes(file))
  const head = [
    ...(isIndexed ? [] : ['<meta name="robots" content="noindex">']),
    `<style>${css}</style>`,
    // A browser does not fetch a disabled stylesheet link. The link only marks for the module loader that the page
    // already has these styles.
    ...needed.styles.map(file => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...more.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
    // The element is in the head, so no screen reader reads its content as text of the page.
    `<script type="application/json" id="${id}">${asData(data)}</script>`,
  ]
  const noInternet = `${offline.title}. ${offline.money}`
  const lost = `<p>${asText(words.loadFailed)}</p><p hidden>${asText(noInternet)}</p><a href="">${asText(words.tryAgain)}</a>`
  const around = [...colours]
  const page = html
    .replace(/<title>.*?<\/title>/, () => `<title>${asText(title)} – ${asText(words.brand)}</title>`)
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    // This script comes before all other scripts, because it must notice when one of them fails to load.
    .replace(/(<meta charset=[^>]*>)/, first => `${first}\n    <script>${early}</script>`)
    .replace(
      /<html /,
      first =>
        `${first}data-release="${release}" ${named('theme', theme === 'classic' ? undefined : theme)}${named('taken', taken)}`,
    )
    .replace(/(<meta name="theme-color"[^>]*content=")[^"]*/g, (_, start) => `${start}${around.shift()}`)
    .replace('</head>', () => `${head.map(line => `    ${line}\n`).join('')}  </head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${markup}</div>`)
    .replace(/(<div id="lost"[^>]*>)/, start => `${start}${lost}`)
  return { html: page, scripts: [early], styles: [css] }
}
