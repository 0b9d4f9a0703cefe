import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { rollback } from '../../scripts/releases/commands.mjs'
import { builtSources, type Opened, withStore } from '../../scripts/releases/open.mjs'
import { publishConfigs } from '../../scripts/releases/publish.mjs'
import { root } from '../../scripts/run.mjs'
import { siteHeaders } from '../../scripts/serving/site-headers.mjs'
import { compileConfigs } from '../../scripts/site/release.mjs'
import { withSiteWords } from '../../scripts/site/site-words.mjs'
import { test as base, expect } from './fixtures.ts'

const HINT = 'Pré-pago ou Controle'
const OTHER_HINT = 'Só números Pré-pago'

interface Published {
  readonly url: string
  /** The id of the release with the unchanged flow configs. */
  readonly first: string
  /** Publishes the flow configs with another hint below the phone number. Returns the id of the release. */
  publish(hint: string): Promise<string>
  goBack(release: string): Promise<string>
}

/** A Playwright test with its own server, which serves releases from its own store. */
const test = base.extend<{ published: Published }>({
  published: async ({ hasWorker: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'recarrega-releases-'))
    const { serve }: typeof import('../../sandbox/server/serve.ts') = await import(
      pathToFileURL(join(root, 'build/serve.js')).href
    )
    await withStore(async ({ tools }: Opened) => {
      const store = await tools.openStore({ RELEASES_FOLDER: folder }, root)
      const publish = async (hint: string) => {
        const sources = readSources(flowFiles()).map(({ file, text }) => ({ file, text: text.replaceAll(HINT, hint) }))
        const configs = withSiteWords(await compileConfigs(sources))
        const from = await tools.readPointer(store)
        const [action, losing] = ['publish', 'refuse'] as const
        const publication = { from, hashes: builtSources(), configs, action, losing }
        const published = await publishConfigs({ tools, store }, publication)
        if ('same' in published) throw new Error('Nothing was published.')
        return published.manifest.id
      }
      const first = await publish(HINT)
      const releases = { store, headersFor: (hashes: Parameters<typeof siteHeaders>[1]) => siteHeaders([], hashes) }
      const served = await serve({ clientDir: join(root, 'dist'), port: 0, hostname: 'localhost', releases })
      if (served.kind === 'failed') throw new Error(served.message)
      await use({ first, publish, goBack: release => rollback({ tools, store }, release), url: served.url })
      await served.close()
    })
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ published }, use) => use(published.url),
})

test('a reload shows a text that was published while the server runs, and a reload after a rollback shows the old text', async ({
  page,
  published,
}) => {
  const seesAfterReload = (hint: string) =>
    expect(async () => {
      await page.reload()
      await expect(page.getByText(hint)).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 10_000 })
  await page.goto('/web/login')
  await expect(page.getByText(HINT)).toBeVisible()

  await published.publish(OTHER_HINT)
  await seesAfterReload(OTHER_HINT)
  await expect(page.getByText(HINT)).toBeHidden()

  await published.goBack(published.first)
  await seesAfterReload(HINT)
  await expect(page.getByText(OTHER_HINT)).toBeHidden()
})
