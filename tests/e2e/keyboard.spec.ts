import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Returns whether the focused element, its label or its box has a visible focus ring. */
const hasRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const family = [focused, focused?.parentElement, ...(focused?.parentElement?.querySelectorAll('*') ?? [])]
    return family.some(element => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      // The focus ring of a field's box is a shadow without blur.
      return isOutlined || /0px 0px 0px [2-9]px/.test(boxShadow)
    })
  })

/** Presses Tab until the element has the focus, checks the focus ring, and waits until the element is enabled. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    if (await element.evaluate(it => it === document.activeElement)) {
      await expect.poll(() => hasRing(page), 'a ring around what has the focus').toBe(true)
      await expect(element).toBeEnabled()
      return
    }
  }
  throw new Error(`Tab never reaches ${element}.`)
}

test('a customer recharges by Pix with the keyboard only', async ({ page, person, sandbox }) => {
  await page.goto('/web/login')
  await tabTo(page, person.number)
  await page.keyboard.type(person.msisdn)
  await page.keyboard.press('Enter')
  await expect(person.code).toBeFocused()

  await page.keyboard.type(await sandbox.smsCode(person.msisdn))
  await expect(person.heading('Escolha o valor da recarga')).toBeFocused()

  await tabTo(page, person.value(10))
  await page.keyboard.press('Space')
  await expect(person.value(10)).toBeChecked()
  for (const value of [15, 17, 20]) {
    await page.keyboard.press('ArrowRight')
    await expect(person.value(value)).toBeChecked()
  }
  await tabTo(page, person.button('Continuar'))
  await page.keyboard.press('Enter')
  await expect(person.dialog.getByRole('heading', { name: 'Leve 3 GB de bônus' })).toBeFocused()
  await tabTo(page, person.keepValue(20))
  await page.keyboard.press('Enter')
  await expect(person.heading('Como você quer pagar?')).toBeFocused()

  // The test calls `choosePix` before it uses the keyboard, because `choosePix` also allows the browser's messages
  // about the 404 answers that come until the Pix code exists.
  await person.choosePix()
  await person.heading('Como você quer pagar?').focus()
  await tabTo(page, person.way(/^Pix/))
  await page.keyboard.press('ArrowDown')
  await expect(person.way(/^Cartão de crédito/)).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(person.way(/^Pix/)).toBeChecked()
  await tabTo(page, person.payButton)
  await page.keyboard.press('Enter')
  await expect(person.heading('Pague com Pix')).toBeFocused()

  await expect(person.copyPix).toBeEnabled()
  await tabTo(page, person.button('Copiar código Pix'))
  await tabTo(page, person.button('Como pagar com Pix'))
  await page.keyboard.press('Enter')
  await expect(person.dialog.getByRole('heading', { name: 'Como pagar com Pix' })).toBeFocused()
  await tabTo(page, person.dialog.getByRole('button', { name: 'Entendi' }))
  await page.keyboard.press('Enter')
  await expect(person.dialog).toBeHidden()
  await expect(person.button('Como pagar com Pix')).toBeFocused()

  await person.payAtBank()
  await person.expectReceipt()
  await expect(person.heading('Recarga feita!')).toBeFocused()
  await tabTo(page, person.button('Voltar ao início'))
  await page.keyboard.press('Enter')
  await expect(person.heading('Olá, Bruno')).toBeFocused()
})

test('an open modal keeps the focus inside, closes with Esc, and returns the focus to the control that opened it', async ({
  page,
  person,
}) => {
  await person.openValues()
  await tabTo(page, person.button('Trocar'))
  await page.keyboard.press('Enter')
  await expect(person.dialog).toHaveAccessibleName('Recarregar outro número')
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press(presses % 2 === 0 ? 'Tab' : 'Shift+Tab')
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const { activeElement, body } = document
      // After the modal's last control, one press of Tab moves the focus to the browser's own toolbar.
      return activeElement === body || activeElement?.closest('dialog') !== null
    })
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(person.dialog).toBeHidden()
  await expect(person.button('Trocar')).toBeFocused()
})

test('a customer opens, uses and closes the menu with the keyboard', async ({ page, person }) => {
  await person.openValues()
  await tabTo(page, person.button('Menu'))
  await page.keyboard.press('Enter')
  await tabTo(page, person.button('Início'))
  await page.keyboard.press('Escape')
  await expect(person.button('Início')).toBeHidden()
  await expect(person.button('Menu')).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, person.button('Início'))
  await page.keyboard.press('Enter')
  await expect(person.heading('Olá, Bruno')).toBeFocused()
})

test('after a failed submit, the focus moves to the first invalid field', async ({ page, person }) => {
  await page.goto('/web/login')
  await tabTo(page, person.button('Receber código'))
  await page.keyboard.press('Enter')
  await expect(person.number).toBeFocused()
  await expect(person.number).toHaveAttribute('aria-invalid', 'true')
})
