import { expect } from '@playwright/test'
import { Key, type WebDriver, WebElement } from 'selenium-webdriver'
import type { Hand, Role } from './hand.ts'

const LIMIT_MS = 20_000
const SELECTORS: Record<Role, string> = {
  button: 'button',
  dialog: 'dialog',
  heading: 'h1, h2, h3',
  img: 'svg[role=img]',
  radio: 'input[type=radio]',
  status: 'output, [role=status]',
  textbox: 'input:not([type=radio], [type=checkbox])',
}

interface Sought {
  readonly selector: string
  /** A regular expression, because WebDriver can send no object. */
  readonly name: string
  readonly flags: string
  readonly isToUse: boolean
}

/**
 * Returns the first visible element with this name. WebDriver runs the function in the page, because this old WebKit
 * cannot tell accessible names. The function knows only the ways in which this product names things.
 */
function findInPage({ selector, name, flags, isToUse }: Sought): Element | undefined {
  const textOf = (ids: string): string =>
    ids
      .split(' ')
      .map(id => document.getElementById(id)?.textContent)
      .join(' ')
  const nameOf = (element: HTMLElement): string => {
    const named = element.getAttribute('aria-labelledby')
    if (named !== null) return textOf(named)
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    // biome-ignore lint/performance/useDomNodeTextContent: `innerText` leaves out hidden texts.
    const own = labels.length > 0 ? labels.map(label => label.innerText).join(' ') : element.innerText
    return element.getAttribute('aria-label') ?? own
  }
  const wanted = new RegExp(name, flags)
  return [...document.querySelectorAll<HTMLElement>(selector)].find(element => {
    const isShown = element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
    const isUsable = !element.matches(':disabled, [aria-disabled=true]')
    return isShown && (isUsable || !isToUse) && wanted.test(nameOf(element).replace(/\s+/g, ' ').trim())
  })
}

/** Moves through a WebKit by WebDriver. */
export function webkitHand(driver: WebDriver, baseUrl: string): Hand {
  let isInFrame = false

  async function find(role: Role, name: string | RegExp, isToUse: boolean): Promise<WebElement> {
    const exact = (text: string): string => {
      const plain = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return role === 'status' ? plain : `^${plain}$`
    }
    const [source, flags] = typeof name === 'string' ? [exact(name), ''] : [name.source, name.flags]
    const sought: Sought = { selector: SELECTORS[role], name: source, flags, isToUse }
    let found: unknown
    await expect(async () => {
      found = await driver.executeScript(`return (${findInPage})(arguments[0])`, sought)
      expect(found, `${role} ${name}`).toBeInstanceOf(WebElement)
    }).toPass({ timeout: LIMIT_MS })
    return found as WebElement
  }

  return {
    open: address => driver.get(new URL(address, baseUrl).href),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    reload: () => driver.navigate().refresh(),
    tap: (role, name) =>
      // An element that moves or is covered cannot be clicked yet.
      expect(async () => {
        const element = await find(role, name, true)
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
        // Inside a frame, the driver of WPE WebKit 2.38 clicks at a wrong position.
        if (isInFrame) await driver.executeScript('arguments[0].click()', element)
        else
          await element.click().catch(async (error: unknown) => {
            // A click that leads to another page may count as failed, because its element is gone.
            if (await driver.executeScript('return arguments[0].isConnected', element).catch(() => false)) throw error
          })
      }).toPass({ timeout: LIMIT_MS }),
    async type(label, text) {
      const field = await find('textbox', label, true)
      await field.clear()
      await field.sendKeys(text)
    },
    press: async key =>
      void (await driver.actions().sendKeys({ Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB }[key]).perform()),
    sees: async (role, name) => void (await find(role, name, false)),
    async goInto(title) {
      await expect(async () => {
        await driver.switchTo().frame(await driver.findElement({ css: `iframe[title="${title}"]` }))
      }).toPass({ timeout: LIMIT_MS })
      isInFrame = true
    },
    async goOut() {
      await driver.switchTo().defaultContent()
      isInFrame = false
    },
    ask: expression => driver.executeScript(`return ${expression}`),
    takePicture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  }
}
