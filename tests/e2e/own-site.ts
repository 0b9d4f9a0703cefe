import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { root } from '../../scripts/run.mjs'
import { siteHeaders } from '../../scripts/serving/site-headers.mjs'
import { readAppFiles, readFolder, writeFolder } from '../../scripts/site/app-files.mjs'
import { compileConfigs } from '../../scripts/site/release.mjs'
import { makeReleaseFiles } from '../../scripts/site/release-files.mjs'
import { withSiteWords } from '../../scripts/site/site-words.mjs'
import { listRelease } from '../../scripts/site/write-worker.mjs'
import { test as base } from './fixtures.ts'

type Server = typeof import('../../sandbox/server/serve.ts')

/** A copy of the build with a sandbox operator. A test can stop and start its server, and publish a new release. */
export interface OwnSite {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Starts the server again at the same address. */
  readonly start: () => Promise<void>
  /** Replaces the current release by one with this name, other pages and another service worker. */
  readonly publish: (name: string) => void
  /** Replaces the current release by one with these flow configs. */
  readonly publishFiles: (files: ReleaseFiles) => void
}

type ReleaseFiles = Awaited<ReturnType<typeof makeReleaseFiles>>['files']

function publishIn(folder: string, name: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const write = (file: string, change: (text: string) => string): void => {
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
    for (const copy of ['.br', '.gz']) rmSync(join(folder, file + copy), { force: true })
  }
  for (const page of files.filter(file => file.endsWith('.html')))
    write(page, text => text.replace(/data-release="\w+"/, `data-release="${name}"`))
  const release = JSON.stringify(listRelease(readFolder(folder), name))
  write('sw.js', text => `const RELEASE=${release};\n${text.slice(text.indexOf('\n') + 1)}`)
}

/** Copies the build, and adds pages for the additional flow configs. */
async function copyBuild(folder: string, more: readonly string[]) {
  cpSync(join(root, 'dist'), folder, { recursive: true })
  if (more.length === 0) return undefined
  const configs = withSiteWords(await compileConfigs(readSources([...flowFiles(), ...more])))
  const { hashes, files } = await makeReleaseFiles(readAppFiles(folder), configs)
  writeFolder(folder, files)
  return hashes
}

export async function openSite(configs: readonly string[], collectsEvents: boolean): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'recarrega-'))
  const headersOf = siteHeaders([], await copyBuild(folder, configs))
  const { serve }: Server = await import(pathToFileURL(join(root, 'build/serve.js')).href)
  const open = async (port: number) => {
    const served = await serve({ clientDir: folder, port, hostname: 'localhost', headersOf, collectsEvents })
    if (served.kind === 'failed') throw new Error(served.message)
    return served
  }
  let served = await open(0)
  const { url, port } = served
  return {
    url,
    stop: () => served.close(),
    start: async () => {
      served = await open(port)
    },
    publish: name => publishIn(folder, name),
    publishFiles: files => writeFolder(folder, files),
  }
}

/**
 * A Playwright test with its own site and a service worker. `moreConfigs` adds flows to the product's flows. With
 * `collectsEvents`, the app sends its events to the site's sandbox.
 */
export const test = base.extend<{ site: OwnSite; moreConfigs: readonly string[]; collectsEvents: boolean }>({
  hasWorker: true,
  moreConfigs: [[], { option: true }],
  collectsEvents: [false, { option: true }],
  site: async ({ moreConfigs, collectsEvents }, use) => {
    const site = await openSite(moreConfigs, collectsEvents)
    await use(site)
    await site.stop()
  },
  baseURL: async ({ site }, use) => use(site.url),
})
