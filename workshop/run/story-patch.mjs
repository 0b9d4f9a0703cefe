import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../../scripts/run.mjs'

const STORY = 'flows-web-login--ready'
const TEXT = 'Recarga “à mão”.'
const TIMEOUT_MS = 60_000

/**
 * Edits a text in the built workshop, which has no server, and takes the patch. The copied and the downloaded patch
 * must be the same, and `git apply` must take it.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{ seen: number, failures: string[] }>}
 */
export async function tryPatch(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 1600, height: 1000 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  try {
    const fault = await faultOfPatch(await context.newPage(), url)
    return { seen: 1, failures: fault === undefined ? [] : [`Patch of a built workshop: ${fault}`] }
  } catch (error) {
    return { seen: 1, failures: [`Patch of a built workshop: ${error instanceof Error ? error.message : error}`] }
  } finally {
    await context.close()
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @returns {Promise<string | undefined>} the reason why the patch is wrong; undefined if it is right
 */
async function faultOfPatch(page, url) {
  await page.goto(`${url}/?path=/story/${STORY}`)
  await page.getByRole('tab', { name: 'Edit' }).click()
  const panel = page.getByRole('region', { name: 'Edit', exact: true })
  await panel.getByRole('button', { name: /^hero / }).click()
  await panel.getByRole('textbox', { name: 'Text', exact: true }).fill(TEXT)
  await panel.getByText('1 file changed; no problem').waitFor()
  if ((await panel.getByRole('button', { name: /^Save/ }).count()) > 0) return 'It offers to save, but has no server.'
  await panel.getByRole('button', { name: 'Copy the patch' }).click()
  await panel.getByText('The patch is copied.').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const downloading = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download the patch' }).click()
  const file = await (await downloading).path()
  const patch = readFileSync(file, 'utf8')
  if (patch !== copied) return 'The copied patch and the downloaded patch differ.'
  const added = patch.split('\n').filter(line => /^\+(?!\+\+)/.test(line))
  if (added.length !== 1 || added[0]?.includes(TEXT) !== true) return `It adds other lines: ${added.join(' ')}`
  execFileSync('git', ['apply', '--check', file], { cwd: root, stdio: 'pipe' })
  return undefined
}
