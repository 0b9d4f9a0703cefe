import { expect, type Page } from '@playwright/test'

/** These texts appear on a page if code renders a missing value. */
const NONSENSE = /\b(undefined|null|NaN|Invalid Date|Infinity)\b|\[object |R\$\s?-|\{\w/

/**
 * Returns the visible lines of a page. A line with two facts, such as `Mãe, (11) 97654-3210` or `Pix em 27/11, 20:31`,
 * counts as two.
 */
export async function linesOf(page: Page): Promise<string[]> {
  const [text = ''] = await page.locator('body').allInnerTexts()
  return text
    .split(/\n|,\s(?=[A-Z(]|para\s)|\sem\s(?=\d)/)
    .map(line => line.trim())
    .filter(line => line !== '')
}

/** Expects that the page has a heading, an enabled control, and no text that comes from a missing value. */
export async function expectSense(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const controls = page.locator('a[href], button:enabled, input:enabled').filter({ visible: true })
  await expect(controls, 'ways on').not.toHaveCount(0)
  // The accessibility tree also contains names that are not visible, such as the name of an icon button. Screen readers
  // read them aloud.
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(NONSENSE)
}

/** Checks that the page makes sense (`expectSense`), and that it contains only texts from `known`. */
export async function expectHonesty(page: Page, known: readonly string[]): Promise<void> {
  await expectSense(page)
  expect((await linesOf(page)).filter(line => !known.includes(line))).toEqual([])
}
