import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const SESSIONS = '/sessions'

/** Returns an SMS code that differs from the given code. */
const wrong = (code: string) => code.replace(/\d$/, last => String((Number(last) + 1) % 10))

test('a wrong SMS code is removed and the empty field shows the error and has the focus; the right code then opens the session without a tap', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  consoleWatch.allowStatus(422, SESSIONS)
  await page.goto('/web/login')
  await person.askForCode()
  const code = await sandbox.smsCode(person.msisdn)
  await person.code.fill(wrong(code))
  await expect(person.code).toHaveAccessibleDescription(/^Código incorreto. Confira o SMS mais recente./)
  await expect(person.code).toHaveAttribute('aria-invalid', 'true')
  await expect(person.code).toBeFocused()
  await expect(person.code).toHaveValue('')
  await expect(page.getByRole('alert').filter({ hasText: 'Código incorreto' })).toBeVisible()
  await person.code.fill(code)
  await expect(person.heading('Escolha o valor da recarga')).toBeVisible()
})

test('a customer who types a wrong SMS code five times is blocked, and the page shows for how long', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  consoleWatch.allowStatus(422, SESSIONS)
  consoleWatch.allowStatus(403, SESSIONS)
  consoleWatch.allowStatus(403, '/sms-token')
  await page.goto('/web/login')
  await person.askForCode()
  const code = wrong(await sandbox.smsCode(person.msisdn))
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(person.code).toHaveValue('')
    const answered = page.waitForResponse(/\/sessions$/)
    await person.code.fill(code)
    // Without a tap, the same code is sent only once.
    if (tries > 0) await person.button('Entrar').click()
    await answered
  }
  await expect(page.getByText('Por segurança, o acesso deste número ficou bloqueado.')).toBeVisible()
  await expect(page.getByText('Código 207')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await person.button('Voltar').click()
  await expect(person.code).toBeVisible()
})

test('a customer can request a new SMS code after 30 seconds, and log in with it', async ({
  page,
  person,
  sandbox,
}) => {
  await page.clock.install()
  await page.goto('/web/login')
  await person.askForCode()
  const first = await sandbox.smsCode(person.msisdn)
  const resend = page.getByRole('button', { name: /^Reenviar código/ })
  await expect(resend).toBeDisabled()
  await expect(resend).toHaveText(/Reenviar código em 0:[0-3]\d/)
  await page.clock.runFor(30_000)
  await expect(resend).toHaveText('Reenviar código')
  await resend.click()
  await expect(person.said('Enviamos um novo código.')).toBeAttached()
  await expect(resend).toBeDisabled()
  await expect.poll(() => sandbox.smsCode(person.msisdn)).not.toBe(first)
  await person.enterCode()
  await expect(person.heading('Escolha o valor da recarga')).toBeVisible()
})

test('if a number has no account, the SMS code page still opens, so it does not reveal accounts', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  consoleWatch.allowStatus(404, SESSIONS)
  const unknown = `21${person.msisdn.slice(2)}`
  await page.goto('/web/login')
  await person.number.fill(unknown)
  await person.button('Receber código').click()
  await expect(person.heading('Digite o código')).toBeVisible()
  await expect(page.getByText(/^Enviado para \(21\)/)).toBeVisible()
  await person.code.fill(await sandbox.smsCode(unknown))
  await expect(page.getByText('Este número ainda não tem cadastro para recarga.')).toBeVisible()
})

test('the page for the SMS code is still open after a reload', async ({ page, person }) => {
  await page.goto('/web/login')
  await person.askForCode()
  await page.reload()
  await expect(page.getByText(`Enviado para ${person.phone}`)).toBeVisible()
  await person.enterCode()
  await expect(person.heading('Escolha o valor da recarga')).toBeVisible()
})

test('a reload keeps the customer logged in on the same step', async ({ page, person }) => {
  await person.logIn()
  await person.chooseValue(30)
  await page.reload()
  await expect(person.heading('Como você quer pagar?')).toBeVisible()
  await expect(page.getByText('R$ 30,00', { exact: true })).toBeVisible()
})

/** Returns everything that the browser stores and shows, as one text. */
const traces = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.textContent]))

test.describe('a customer who logs out', () => {
  test.use({ like: 'ana' })

  test('after a logout, neither tab contains the customer’s number or name, and the other tab is logged out too', async ({
    page,
    context,
    person,
  }) => {
    await person.logIn()
    const second = person.at(await context.newPage())
    await second.openPayment()
    expect(await traces(page)).toContain('Ana')

    await person.button('Menu').click()
    await person.button('Sair').click()
    for (const tab of [person, second]) {
      await expect(tab.number).toBeVisible()
      await expect(tab.page).toHaveURL('/web/login')
      await expect(tab.number).toHaveValue('')
      const left = await traces(tab.page)
      for (const trace of [person.msisdn, person.phone, 'Ana', 'Souza']) expect(left).not.toContain(trace)
    }
    await page.goto('/web/home')
    await expect(page).toHaveURL('/web/login')
  })

  test('after a logout, the browser’s Back button does not return to a private page', async ({ page, person }) => {
    await person.logIn()
    await person.chooseValue(20)
    await person.button('Menu').click()
    await person.button('Sair').click()
    await expect(page).toHaveURL('/web/login')
    await page.evaluate(() => history.back())
    await expect(person.number).toBeVisible()
    await expect(page.getByText(person.phone)).toHaveCount(0)
  })
})

test.describe('a customer whose number is blocked', () => {
  test.use({ like: 'davi' })

  test('a customer with a blocked number sees a message when they request a code', async ({
    page,
    person,
    consoleWatch,
  }) => {
    consoleWatch.allowStatus(403, '/sms-token')
    await page.goto('/web/login')
    await person.number.fill(person.msisdn)
    await person.button('Receber código').click()
    await expect(page.getByText('Por segurança, o acesso deste número ficou bloqueado.')).toBeVisible()
    await person.button('Voltar').click()
    await expect(person.number).toHaveValue(person.phone)
  })
})
