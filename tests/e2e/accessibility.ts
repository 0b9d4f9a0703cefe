import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'

/** Runs every enabled rule of axe on the whole page as it is now, and fails with the elements to fix. */
export async function expectAccessible(page: Page, theme: string): Promise<void> {
  // axe stays loaded until the browser leaves the page, so a second check need not load it again.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    // Wait for colour transitions, which exist even with reduced motion.
    for (let moving = document.getAnimations(); moving.length > 0; moving = document.getAnimations())
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

/** Checks the current page in both themes, and leaves it in the light theme. */
export async function lookInBothThemes(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await test.step(`${what}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, colorScheme)
    })
  }
}
