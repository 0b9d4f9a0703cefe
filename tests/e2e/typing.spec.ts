import type { CDPSession, Locator, Page } from '@playwright/test'
import { formatBirthDate } from '../../runtime/rules/birth-date.ts'
import { formatCardNumber } from '../../runtime/rules/card-number.ts'
import { formatCpf } from '../../runtime/rules/cpf.ts'
import { digitsOf } from '../../runtime/rules/digits.ts'
import { formatExpiryTyping } from '../../runtime/rules/expiry.ts'
import { formatBrlTyping } from '../../runtime/rules/money.ts'
import { formatPhoneTyping } from '../../runtime/rules/phone.ts'
import { expect, test } from './fixtures.ts'

interface Typed {
  readonly field: Locator
  readonly text: string
  readonly format: (text: string) => string
}

const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart)

/** Types like a composing (IME) keyboard: each letter replaces the whole composition, and the last letter ends it. */
async function compose(keyboard: CDPSession, { field, text }: Typed) {
  await field.fill('')
  for (let end = 1; end <= text.length; end += 1) {
    const composed = text.slice(0, end)
    await keyboard.send('Input.imeSetComposition', { text: composed, selectionStart: end, selectionEnd: end })
    await expect(field, 'while it is composed').toHaveValue(composed)
  }
  await keyboard.send('Input.insertText', { text })
}

/** Types a text into an empty field, undoes all of it and redoes it. Returns the field's texts after each action. */
async function undoAndRedo(page: Page, { field, text }: Typed) {
  await field.pressSequentially(text)
  const [seen, whole] = [new Set<string>(), await field.inputValue()]
  const press = async (key: string, until: string) => {
    for (let presses = 0; presses < 30 && (await field.inputValue()) !== until; presses += 1) {
      await page.keyboard.press(key)
      seen.add(await field.inputValue())
    }
    await expect(field, key).toHaveValue(until)
  }
  await press('ControlOrMeta+Z', '')
  await press('ControlOrMeta+Shift+Z', whole)
  return [...seen]
}

/** Returns the text that a field shows after each typed digit. */
const shownOf = ({ text, format }: Typed) =>
  Array.from({ length: text.length + 1 }, (_, end) => format(text.slice(0, end)))

async function expectFormatted(page: Page, keyboard: CDPSession, typed: Typed) {
  const { field, text, format } = typed
  expect(shownOf(typed), 'undone and redone').toEqual(expect.arrayContaining(await undoAndRedo(page, typed)))
  expect(await caretOf(field)).toBe(format(text).length)
  await compose(keyboard, typed)
  await expect(field, 'after its composition').toHaveValue(format(text))
}

test('a composing keyboard can type and undo a phone number and an SMS code', async ({
  page,
  context,
  person,
  sandbox,
}) => {
  const keyboard = await context.newCDPSession(page)
  await page.goto('/web/login')
  await expectFormatted(page, keyboard, { field: person.number, text: person.msisdn, format: formatPhoneTyping })
  // After an undo and a redo, the form submits the text that the field shows.
  await page.keyboard.press('Backspace')
  await person.button('Receber código').click()
  await expect(page.getByText(/^Falta o 9 ou outro dígito/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(person.number).toHaveValue(person.phone)
  await expect(page.getByText(/^Falta o 9 ou outro dígito/)).toBeHidden()
  await person.button('Receber código').click()
  await expect(page.getByText(`Enviado para ${person.phone}`)).toBeVisible()

  await expectFormatted(page, keyboard, { field: person.code, text: '4802', format: digitsOf })
  // When the customer types a digit in the middle of a code, the caret stays right after that digit.
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('9')
  await expect(person.code).toHaveValue('49802')
  expect(await caretOf(person.code)).toBe(2)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = await sandbox.smsCode(person.msisdn)
  await page.evaluate(sms => navigator.clipboard.writeText(sms), `Recarga 12h: ${code}. Vale até 13h.`)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(person.heading('Escolha o valor da recarga')).toBeVisible()
})

test.describe('a composing keyboard can type into every other formatted field', () => {
  test.use({ like: 'clarice' })

  test('an on-screen keyboard that suggests words can type into card fields and undo the input', async ({
    page,
    context,
    person,
  }) => {
    const keyboard = await context.newCDPSession(page)
    await person.openPayment()
    await person.way(/^Cartão de crédito/).check()
    const [number, expiry, cvv] = [
      page.getByLabel('Número do cartão'),
      page.getByLabel('Validade'),
      page.getByLabel('CVV'),
    ]
    const asVisa = (text: string) => formatCardNumber(text, undefined)
    await expectFormatted(page, keyboard, { field: number, text: '4242424242424242', format: asVisa })
    await expectFormatted(page, keyboard, { field: expiry, text: '1230', format: formatExpiryTyping })
    await expectFormatted(page, keyboard, { field: cvv, text: '123', format: digitsOf })
    // After an undo and a redo, the vault contains the text that the field shows.
    await number.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await number.blur()
    await expect(page.getByText(/^Faltam números\. Confira o número/)).toBeVisible()
    await number.focus()
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(number).toHaveValue('4242 4242 4242 4242')
    await expect(page.getByText(/^Faltam números\. Confira o número/)).toBeHidden()

    await person.comeBack('/web/meus-dados')
    await person.button('Alterar meus dados').click()
    const { dialog } = person
    await expectFormatted(page, keyboard, { field: dialog.getByLabel('CPF'), text: '52998224725', format: formatCpf })
    const birthDate = dialog.getByLabel('Data de nascimento')
    await expectFormatted(page, keyboard, { field: birthDate, text: '270390', format: formatBirthDate })

    await person.comeBack('/web/cartoes')
    await page.getByRole('button', { name: /Visa final 4242.*Falta confirmar/ }).click()
    await dialog.getByRole('button', { name: 'Confirmar que é meu' }).click()
    const amount = dialog.getByLabel('Valor da compra')
    await expectFormatted(page, keyboard, { field: amount, text: '142', format: formatBrlTyping })
  })
})
