import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'

/** Runs every enabled axe rule on the whole page, and fails with the list of elements to fix. */
export async function expectAccessible(page: Page, theme: string): Promise<void> {
  // axe stays loaded until the browser leaves the page, so a second check does not load axe again.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    // Wait for colour transitions, which also run with reduced motion: axe would measure a colour in between.
    // An animation that follows the scroll position has a timeline of its own, and never ends.
    const running = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    for (let moving = running(); moving.length > 0; moving = running())
      await Promise.allSettled(moving.map(({ finished }) => finished))
    const { violations } = await axe.run(document)
    return violations
  })
  const found = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(
      node => `${id} (${impact}): ${help}\n  ${node.target.join(' ')}\n  ${node.html}\n  ${node.failureSummary}`,
    ),
  )
  expect(found.join('\n\n'), `accessibility of ${page.url()} in the ${theme} theme`).toBe('')
}

/** Checks the current page in the dark and the light theme, and leaves the page in the light theme. */
export async function lookInBothThemes(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await test.step(`${what}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, colorScheme)
    })
  }
}
