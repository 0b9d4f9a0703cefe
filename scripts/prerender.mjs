import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Complaint } from './complaint.mjs'
import { makePage, readTemplate } from './page-template.mjs'
import { makeReleaseOf } from './release.mjs'
import { root } from './run.mjs'
import { offlinePage } from './site/offline-page.mjs'
import { readSiteWords } from './site/site-words.mjs'

const DIST = join(root, 'dist')

/**
 * @param {string} path from the site's root on
 * @param {string} text
 */
function write(path, text) {
  const file = join(DIST, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** @returns {Promise<typeof import('../flows/app/prerender.tsx')>} */
function loadRenderer() {
  return import(pathToFileURL(join(root, 'build/prerender.js')).href)
}

/**
 * Writes page data into `dist/`, and one HTML file for each address; what a browser may run or apply of what is inlined
 * there goes, as hashes, into `build/page-hashes.json`.
 *
 * @returns {Promise<{ name: string }>} what the pages call their release
 */
export async function prerenderPages() {
  const template = readTemplate(DIST)
  const renderer = await loadRenderer()
  const { name, files, pages } = await makeReleaseOf(template.shell, renderer)
  if (pages.length === 0) throw new Complaint('No page was prerendered: there is no flow without an error.')
  const { prerender, INLINED_ID } = renderer
  for (const [path, text] of files) write(path, text)
  /** @type {{ scripts: Set<string>, styles: Set<string> }} */
  const hashes = { scripts: new Set(), styles: new Set() }
  for (const { path, ...data } of pages) {
    const drawn = await prerender(path, data)
    const page = makePage(template, {
      ...drawn,
      words: data.body.surroundings.words,
      release: name,
      id: INLINED_ID,
      data,
    })
    for (const text of page.scripts) hashes.scripts.add(sha256(text))
    for (const text of page.styles) hashes.styles.add(sha256(text))
    write(path === '/404' ? '404.html' : join(path, 'index.html'), page.html)
  }
  const offline = offlinePage(readSiteWords(), readFileSync(join(root, 'public/icon.svg'), 'utf8'))
  for (const text of offline.styles) hashes.styles.add(sha256(text))
  write('offline.html', offline.html)
  const lists = { scripts: [...hashes.scripts], styles: [...hashes.styles] }
  writeFileSync(join(root, 'build/page-hashes.json'), `${JSON.stringify(lists, null, 2)}\n`)
  return { name }
}

/** @param {string} text as a content security policy names it */
function sha256(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
