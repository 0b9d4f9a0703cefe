import type { Frame, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Hand, Role } from './hand.ts'

/** Moves through Firefox by Playwright. */
export function firefoxHand(page: Page): Hand {
  let frame: Frame = page.mainFrame()

  const find = (role: Role, name: string | RegExp): Locator =>
    role === 'status'
      ? frame.getByRole('status').filter({ hasText: name })
      : frame.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })

  return {
    open: async address => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    tap: (role, name) => find(role, name).first().click(),
    type: (label, text) => frame.getByLabel(label, { exact: true }).fill(text),
    press: key => page.keyboard.press(key),
    sees: (role, name) => expect(find(role, name).first()).toBeVisible(),
    async goInto(title) {
      const element = await frame.waitForSelector(`iframe[title="${title}"]`)
      frame = (await element.contentFrame()) ?? frame
    },
    goOut: async () => {
      frame = page.mainFrame()
    },
    ask: expression => frame.evaluate(expression),
    takePicture: () => page.screenshot(),
  }
}
