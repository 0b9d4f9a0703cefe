import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Complaint } from '../complaint.mjs'
import { root } from '../run.mjs'
import { offlinePage } from './offline-page.mjs'
import { makePage, readTemplate } from './page-template.mjs'
import { policyHash } from './policy-hash.mjs'
import { copiesOf, EFFORTS } from './precompress.mjs'
import { makeReleaseOf, textOf } from './release.mjs'
import { parseSiteWords, SITE_WORDS } from './site-words.mjs'
import { webManifest } from './web-manifest.mjs'
import { workerOf } from './write-worker.mjs'

/** @returns {Promise<typeof import('../../flows/app/boot/prerender.tsx')>} */
function loadRenderer() {
  return import(pathToFileURL(join(root, 'build/prerender.js')).href)
}

/**
 * @typedef {object} Made
 * @property {string} name the release's name on its pages
 * @property {string} shell the address of the app's script
 * @property {import('../serving/page-hashes.mjs').Hashes} hashes of the inline scripts and styles
 * @property {ReadonlyMap<string, Buffer>} files those of the app too, by path without a slash at the start
 */

/**
 * Returns all files of a release: the app's files, and the files made from the flow configs, including one HTML file
 * for each address. It needs only the app's build, not Vite.
 * @param {ReadonlyMap<string, Buffer>} app the app's files, with their compressed copies
 * @param {import('./release.mjs').Configs} configs
 * @returns {Promise<Made>}
 */
export async function makeReleaseFiles(app, configs) {
  const template = readTemplate(app)
  const renderer = await loadRenderer()
  const { name, files: data, pages } = await makeReleaseOf(template.shell, renderer, configs)
  if (pages.length === 0) throw new Complaint('No page was prerendered: there is no flow without an error.')
  const site = parseSiteWords(textOf(configs.sources, SITE_WORDS))
  /** @type {Map<string, Buffer>} */
  const made = new Map()
  /** @type {Promise<[string, Buffer][]>[]} */
  const copies = []
  // Other threads compress files while this thread renders more pages.
  const add = (/** @type {string} */ path, /** @type {string} */ text, effort = EFFORTS.other) => {
    const bytes = Buffer.from(text)
    made.set(path, bytes)
    copies.push(copiesOf(path, bytes, effort))
  }
  for (const [path, text] of data) add(path.slice(1), text)
  /** @type {{ scripts: Set<string>, styles: Set<string> }} */
  const hashes = { scripts: new Set(), styles: new Set() }
  for (const { path, ...inlined } of pages) {
    const page = await drawPage(path, inlined, { template, renderer, site, name })
    for (const text of page.scripts) hashes.scripts.add(policyHash(text))
    for (const text of page.styles) hashes.styles.add(policyHash(text))
    const isStart = inlined.step === inlined.body.flow.start
    const file = path === '/404' ? '404.html' : join(path, 'index.html').slice(1)
    add(file, page.html, isStart ? EFFORTS.start : EFFORTS.other)
  }
  const offline = offlinePage(site, app.get('icon.svg')?.toString() ?? '')
  for (const text of offline.styles) hashes.styles.add(policyHash(text))
  add('offline.html', offline.html)
  add('manifest.webmanifest', `${JSON.stringify(webManifest(site), null, 2)}\n`)
  add('sw.js', workerOf(new Map([...app, ...made]), name))
  const files = new Map([...app, ...made, ...(await Promise.all(copies)).flat()])
  return { name, shell: template.shell, hashes: { scripts: [...hashes.scripts], styles: [...hashes.styles] }, files }
}

/**
 * @param {string} path
 * @param {import('../../runtime/engine/page-data.ts').InlinedPage<any>} data
 * @param {object} around
 * @param {import('./page-template.mjs').Template} around.template
 * @param {Awaited<ReturnType<typeof loadRenderer>>} around.renderer
 * @param {import('./site-words.mjs').SiteWords} around.site
 * @param {string} around.name the release's
 */
async function drawPage(path, data, { template, renderer: { claimIn, prerender, INLINED_ID }, site, name }) {
  const drawn = await prerender(path, data)
  const claim = claimIn(data, drawn)
  if (claim !== undefined)
    throw new Complaint(`The page of ${path} tells everybody “${claim}”, which only facts can say.`)
  const { words } = data.body.surroundings
  const isIndexed = data.isVaried !== true
  return makePage(template, { ...drawn, words, offline: site.offline, release: name, id: INLINED_ID, isIndexed, data })
}
