import { expect, type Page } from '@playwright/test'

/** What a page says where code has written a value that it does not have. */
const NONSENSE = /\b(undefined|null|NaN|Invalid Date|Infinity)\b|\[object |R\$\s?-|\{\w/

/** Returns what a page says, in pieces: each line of it, and of a line each part between dots. */
export async function linesOf(page: Page): Promise<string[]> {
  const [text = ''] = await page.locator('body').allInnerTexts()
  return text
    .split(/\n|\s·\s/)
    .map(line => line.trim())
    .filter(line => line !== '')
}

/** The page has its heading and a way on, and nothing that it says is a value that code does not have. */
export async function expectSense(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const controls = page.locator('a[href], button:enabled, input:enabled').filter({ visible: true })
  await expect(controls, 'ways on').not.toHaveCount(0)
  // Names of controls, too, that only a screen reader says.
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(NONSENSE)
}

/** The page makes sense, and says nothing but what is among `known`. */
export async function expectHonesty(page: Page, known: readonly string[]): Promise<void> {
  await expectSense(page)
  expect((await linesOf(page)).filter(line => !known.includes(line))).toEqual([])
}
