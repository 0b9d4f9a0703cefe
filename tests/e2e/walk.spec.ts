import type { Page } from '@playwright/test'
import { type Kept, nothing, standAt } from '../walk/stand.ts'
import { openWalkSite } from '../walk/walk-site.ts'
import { allWalkedSteps, type Screen, type WalkedStep } from '../walk/walked-steps.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

/** The number of steps that one test visits. */
const TOGETHER = 16
const steps = allWalkedSteps()
const parts = Array.from({ length: Math.ceil(steps.length / TOGETHER) }, (_, at) =>
  steps.slice(at * TOGETHER, (at + 1) * TOGETHER),
)

/** Opens an address in a browser whose storage contains exactly these data. */
async function openKeeping(page: Page, url: string, kept: Kept): Promise<void> {
  const planted = await page.addInitScript(({ device, tab }) => {
    // Before the page arrives, Firefox runs this script in an empty document, which has no storage.
    if (origin === 'null') return
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of device) localStorage.setItem(key, value)
    for (const [key, value] of tab) sessionStorage.setItem(key, value)
  }, kept)
  await page.goto(url)
  await planted.dispose()
}

async function expectShown(page: Page, { step, path, title }: Screen): Promise<void> {
  // Waits until the browser's history contains the step, because the title is visible before the app has started.
  await expect.poll(() => page.evaluate(() => history.state?.step), `the step at ${path}`).toBe(step)
  await expect(page).toHaveTitle(title)
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/** Imitates the browser's Forward button to a history entry that the app wrote earlier. */
async function goOnTo(page: Page, { step, path }: Screen): Promise<void> {
  await page.evaluate(
    ([id, to]) => {
      history.pushState({ entry: 1, step: id }, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    [step, path] as const,
  )
}

async function walkStep(page: Page, url: string, kept: Kept, step: WalkedStep): Promise<void> {
  const entrance = step.channel === undefined ? '' : `?canal=${step.channel}`
  await openKeeping(page, `${url}${step.path}${entrance}`, nothing)
  await expectShown(page, step.toStranger)
  if (!step.isStoodOn) return
  const shown = step.shownWith(kept.facts)
  const isKept = shown.step === step.step
  const from = isKept ? step.from : undefined
  await openKeeping(page, `${url}${from?.path ?? step.path}${entrance}`, kept)
  if (from !== undefined) {
    await expectShown(page, from)
    await goOnTo(page, step)
    await expectFocus(page)
  }
  await expectShown(page, shown)
  await expectAccessible(page, 'light')
  // The browser keeps the history's state through a reload, so the test removes the step from it. When the state
  // contains the step again, the app has started.
  await page.evaluate(() => history.replaceState({ ...history.state, step: '' }, ''))
  await page.reload()
  await expectShown(page, shown)
  const back = step.backWith(kept.facts)
  if (from === undefined || back === undefined) return
  await page.evaluate(() => history.back())
  await expectShown(page, back)
  await expectFocus(page)
}

/** Expects the focus on the step's heading, or on its only text field, so that the customer can type at once. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusedPart)).toMatch(/^the (heading|only field)$/)
}

/** Returns which part of the step has the focus. Runs in the page. A step can render its fields after its heading. */
function focusedPart(): string {
  const fields = [...document.querySelectorAll('form input')].filter(field => field instanceof HTMLInputElement)
  const [only, ...others] = fields
  const isTyped = only !== undefined && others.length === 0 && !/^(radio|checkbox)$/.test(only.type)
  if (document.activeElement === (isTyped ? only : document.querySelector('h1')))
    return isTyped ? 'the only field' : 'the heading'
  return `${document.activeElement?.tagName}, of ${fields.length} fields`
}

for (const [at, part] of parts.entries()) {
  test(`on each step, the title and address are right, the heading or the only field has the focus, and Back works (part ${at + 1} of ${parts.length})`, async ({
    page,
    consoleWatch,
  }) => {
    // These customers have no schedule, no recharge and no payment, so some calls get a 404.
    consoleWatch.allowWithheld(/\/(operator\/.*|404.*|sandbox\/logos\/.*)/)
    const site = await openWalkSite()
    for (const step of part) {
      await test.step(`${step.flow} ${step.step}`, async () => {
        await walkStep(page, site.url, await standAt(step.plan, site.refresh()), step)
      })
    }
    site.close()
  })
}
