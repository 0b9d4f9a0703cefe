import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Complaint } from '../complaint.mjs'
import { root } from '../run.mjs'
import { offlinePage } from './offline-page.mjs'
import { makePage, readTemplate } from './page-template.mjs'
import { makeReleaseOf } from './release.mjs'
import { readSiteWords } from './site-words.mjs'

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** @returns {Promise<typeof import('../../flows/app/boot/prerender.tsx')>} */
function loadRenderer() {
  return import(pathToFileURL(join(root, 'build/prerender.js')).href)
}

/**
 * Writes page data into a built client, and an HTML file for each address.
 *
 * @param {string} dist the client's folder
 * @param {readonly string[]} configs relative to the project's folder
 * @returns {Promise<{ name: string, hashes: import('../serving/page-hashes.mjs').Hashes }>} the name of the release,
 * and the hashes of the inline scripts and styles
 */
export async function prerenderPages(dist, configs) {
  const template = await readTemplate(dist)
  const renderer = await loadRenderer()
  const { name, files, pages } = await makeReleaseOf(template.shell, renderer, configs)
  if (pages.length === 0) throw new Complaint('No page was prerendered: there is no flow without an error.')
  const { claimIn, prerender, INLINED_ID } = renderer
  const site = readSiteWords()
  for (const [path, text] of files) write(join(dist, path), text)
  /** @type {{ scripts: Set<string>, styles: Set<string> }} */
  const hashes = { scripts: new Set(), styles: new Set() }
  for (const { path, ...data } of pages) {
    const drawn = await prerender(path, data)
    const claim = claimIn(data, drawn)
    if (claim !== undefined)
      throw new Complaint(`The page of ${path} tells everybody “${claim}”, which only facts can say.`)
    const page = makePage(template, {
      ...drawn,
      words: data.body.surroundings.words,
      offline: site.offline,
      release: name,
      id: INLINED_ID,
      isIndexed: data.isVaried !== true,
      data,
    })
    for (const text of page.scripts) hashes.scripts.add(sha256(text))
    for (const text of page.styles) hashes.styles.add(sha256(text))
    write(join(dist, path === '/404' ? '404.html' : join(path, 'index.html')), page.html)
  }
  const offline = offlinePage(site, readFileSync(join(root, 'public/icon.svg'), 'utf8'))
  for (const text of offline.styles) hashes.styles.add(sha256(text))
  write(join(dist, 'offline.html'), offline.html)
  return { name, hashes: { scripts: [...hashes.scripts], styles: [...hashes.styles] } }
}

/** @param {string} text to hash in the form of a content security policy */
function sha256(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
