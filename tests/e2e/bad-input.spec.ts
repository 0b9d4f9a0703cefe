import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Matches the description of a field that starts with this message. The field's hint follows the message. */
const startsWith = (text: string) => new RegExp(`^${text.replace(/[.?]/g, '\\$&')}`)

/**
 * Expects that a field shows its error, that screen readers read the error, and that the field keeps the typed text.
 */
async function expectWrong(page: Page, field: Locator, message: string, kept: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(startsWith(message))
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(field).toHaveValue(kept)
  await expect(field).toBeFocused()
}

test('an invalid phone number shows an error at its field', async ({ page, person }) => {
  await page.goto('/web/login')
  for (const [typed, message, kept] of [
    ['', 'Digite o número com DDD.', ''],
    ['119876', 'Faltam números. Confira o DDD e os 9 dígitos do celular.', '(11) 9876'],
    ['20987654321', 'Este DDD não existe. Confira os dois primeiros números.', '(20) 98765-4321'],
    ['1133334444', 'Este é um telefone fixo. Digite um número de celular.', '(11) 3333-4444'],
    ['1187654321', 'Falta o 9 ou outro dígito. Celulares têm 9 dígitos depois do DDD.', '(11) 8765-4321'],
    ['119876543210', 'Este número não é válido. Confira o DDD e os 9 dígitos do celular.', '(11) 98765-43210'],
    ['meu número', 'Digite o número com DDD.', ''],
  ] as const) {
    await test.step(typed || 'nothing', async () => {
      await person.number.fill(typed)
      await person.button('Receber código').click()
      await expectWrong(page, person.number, message, kept)
      await expect(page).toHaveURL('/web/login')
    })
  }
  await person.number.fill('11987654321')
  await expect(person.number).not.toHaveAttribute('aria-invalid')
})

test('a customer can paste a phone number in every usual format', async ({ page, person }) => {
  await page.goto('/web/login')
  for (const pasted of ['+55 11 98765-4321', '5511987654321', '011 98765 4321', '(11) 9.8765-4321']) {
    await person.number.fill('')
    await person.number.fill(pasted)
    await expect(person.number, pasted).toHaveValue('(11) 98765-4321')
    await person.number.blur()
    await expect(person.number, pasted).not.toHaveAttribute('aria-invalid')
  }
})

test('a pasted text without digits leaves a numeric field unchanged', async ({ page, context, person }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const paste = async (field: Locator, text: string): Promise<void> => {
    await page.evaluate(text => navigator.clipboard.writeText(text), text)
    await field.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ControlOrMeta+V')
  }
  const rubbish = '<script>alert(1)</script>'
  await page.goto('/web/login')
  await person.number.fill('119')
  await paste(person.number, rubbish)
  await expect(person.number).toHaveValue('(11) 9')
  await paste(person.number, '87654321')
  await expect(person.number).toHaveValue('(11) 98765-4321')
  await person.openPayment()
  await person.way(/^Cartão de crédito/).check()
  for (const label of ['Número do cartão', 'Validade', 'CVV']) {
    const field = page.getByLabel(label)
    await paste(field, rubbish)
    await expect(field, label).toHaveValue('')
  }
})

test('the phone number is formatted while the customer types, and the caret keeps its place', async ({
  page,
  person,
}) => {
  await page.goto('/web/login')
  await person.number.pressSequentially('1198765432')
  await expect(person.number).toHaveValue('(11) 98765-432')
  for (let moves = 0; moves < 2; moves += 1) await person.number.press('ArrowLeft')
  await person.number.press('Backspace')
  await person.number.press('1')
  await expect(person.number).toHaveValue('(11) 98765-132')
  const caret = await person.number.evaluate((input: HTMLInputElement) => input.selectionStart)
  expect('(11) 98765-132'.slice(0, caret ?? 0)).toBe('(11) 98765-1')
})

test('an invalid SMS code shows an error at its field', async ({ page, person }) => {
  await page.goto('/web/login')
  await person.askForCode()
  for (const [typed, message, kept] of [
    ['', 'Digite o código que enviamos por SMS.', ''],
    ['abc', 'Digite o código que enviamos por SMS.', ''],
    ['1234', 'O código tem 6 dígitos. Confira o SMS.', '1234'],
  ] as const) {
    await person.code.fill(typed)
    await person.button('Entrar').click()
    await expectWrong(page, person.code, message, kept)
  }
})

test('a customer who pastes the whole SMS message is logged in with its code', async ({ page, person, sandbox }) => {
  await page.goto('/web/login')
  await person.askForCode()
  const code = await sandbox.smsCode(person.msisdn)
  await person.code.fill(`Recarrega: seu código é ${code.slice(0, 3)} ${code.slice(3)}. Vale por 10 minutos.`)
  await expect(person.heading('Escolha o valor da recarga')).toBeVisible()
})

test('each invalid field of a new card shows its own error', async ({ page, person, ledger }) => {
  await person.openPayment()
  await person.way(/^Cartão de crédito/).check()
  const fields = {
    number: page.getByLabel('Número do cartão'),
    expiry: page.getByLabel('Validade'),
    cvv: page.getByLabel('CVV'),
  }
  const right = { number: '4242424242424242', expiry: '12/30', cvv: '123' }
  const wrong = [
    ['number', '', 'Digite o número do cartão.', ''],
    ['number', '4242 4242', 'Faltam números. Confira o número do cartão.', '4242 4242'],
    ['number', '4242424242424241', 'Este número de cartão não é válido.', '4242 4242 4242 4241'],
    ['number', '9999999999999999', 'Não aceitamos esta bandeira.', '9999 9999 9999 9999'],
    ['expiry', '', 'Digite a validade do cartão.', ''],
    ['expiry', '12', 'Digite o mês e o ano, como 12/27.', '12'],
    ['expiry', '13/30', 'Esta validade não existe.', '13/30'],
    ['expiry', '01/20', 'Este cartão está vencido. Use outro cartão.', '01/20'],
    ['cvv', '', 'Digite o código de segurança.', ''],
    ['cvv', '12', 'O código deste cartão tem 3 dígitos, no verso.', '12'],
    ['cvv', '1234', 'O código deste cartão tem 3 dígitos, no verso.', '1234'],
  ] as const
  for (const [name, typed, message, kept] of wrong) {
    await test.step(`${name} ${typed || 'empty'}`, async () => {
      for (const [other, text] of Object.entries({ ...right, [name]: typed }))
        await page.getByLabel({ number: 'Número do cartão', expiry: 'Validade', cvv: 'CVV' }[other] ?? '').fill(text)
      await person.pay()
      await expectWrong(page, fields[name], message, kept)
    })
  }
  // An Amex card has a four-digit CVV, so three digits are too few.
  await fields.number.fill('378282246310005')
  await fields.cvv.fill('123')
  await person.pay()
  await expectWrong(page, fields.cvv, 'O código deste cartão tem 4 dígitos, na frente.', '123')
  expect(await ledger(person.msisdn)).toEqual([])
})

test('if several fields are invalid, each shows its error, and the first is focused', async ({ page, person }) => {
  await person.openPayment()
  await person.chooseNewCard({ number: '4242424242424242', expiry: '13/30', cvv: '1' })
  await person.pay()
  await expect(page.getByLabel('Validade')).toBeFocused()
  await expect(page.getByLabel('Validade')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('CVV')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Número do cartão')).not.toHaveAttribute('aria-invalid')
})

test('until a customer has chosen an amount and a payment method, the bar says what is missing and has no button', async ({
  page,
  person,
}) => {
  await person.openValues()
  await expect(page.getByText('Escolha um valor', { exact: true })).toBeVisible()
  await expect(person.button('Continuar')).toBeHidden()
  await person.chooseValue(20)
  await expect(person.way(/^Pix/)).toBeVisible()
  await expect(page.getByText('Escolha como pagar')).toBeVisible()
  await expect(person.payButton).toBeHidden()
  await person.choosePix()
  await expect(person.payButton).toBeEnabled()
})

test('an invalid number in the modal “recharge another number” shows its error in that modal', async ({
  page,
  person,
}) => {
  await person.openValues()
  await person.button('Trocar').click()
  const number = person.dialog.getByLabel('Número com DDD')
  await number.fill('1133334444')
  await person.dialog.getByRole('button', { name: 'Continuar' }).click()
  await expectWrong(page, number, 'Este é um telefone fixo.', '(11) 3333-4444')
})
