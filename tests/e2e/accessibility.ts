import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'

/** Runs every rule that axe has on, on the whole page as it is now, and fails with what to mend. */
export async function expectAccessible(page: Page, theme: string): Promise<void> {
  // A page keeps it until it is left.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    // Colours pass into one another for a moment, however little motion is asked for.
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

/** Looks at the page as it is now in both themes, and leaves it in the light one. */
export async function lookInBothThemes(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await test.step(`${what}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, colorScheme)
    })
  }
}
