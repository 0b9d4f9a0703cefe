import { changeJson } from './changed-json.ts'
import { expect, test } from './fixtures.ts'
import { newVisit } from './person.ts'

test('if `/config.json` changes the operator’s address or leaves out a header, the app follows it without a new build', async ({
  page,
  person,
}) => {
  await page.route('**/config.json', route =>
    route.fulfill({ json: { bases: { a: '/elsewhere/a' }, omitsHeaders: ['idempotency-key'] } }),
  )
  // In Firefox, Playwright's `continue` with another address loses the body of a request.
  await page.route('**/elsewhere/a/**', async route => {
    const url = route.request().url().replace('/elsewhere/', '/operator/')
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  const asked = page.waitForRequest(/\/elsewhere\/a\/sms-token$/)
  await page.goto('/web/login')
  await person.askForCode()
  const headers = await (await asked).allHeaders()
  expect(headers).toMatchObject({ channel: 'web' })
  expect(headers).not.toHaveProperty('idempotency-key')
})

test('if the published config is invalid, the app makes no operator call, and the page says that nothing was sent', async ({
  page,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowComplaint('/config.json: ')
  await page.route('**/config.json', route => route.fulfill({ json: { bases: { a: 'javascript:alert(1)' } } }))
  await page.goto('/web/login')
  await person.number.fill(person.msisdn)
  await person.button('Receber código').click()
  await expect(person.said('nada foi enviado')).toBeVisible()
})

test.describe('an operator without a bonus', () => {
  test.use({ like: 'gabi' })

  test('if `/config.json` says that the operator has no bonus, no page promises one, and no larger amount is offered', async ({
    page,
    person,
  }) => {
    await changeJson(page, '**/config.json', served => ({ ...served, bonus: 'none' }))
    await person.comeBack('/recarga/efetuar', newVisit)
    await expect(person.value(20)).toBeEnabled()
    const bonus = page.getByText(/\bGB\b/)
    await expect(bonus).toHaveCount(0)
    await person.chooseValue(20)
    await expect(person.heading('Como você quer pagar?')).toBeVisible()
    await person.payByNewCard({ number: '5105105105105100' })
    await person.expectReceipt()
    await expect(bonus).toHaveCount(0)
  })
})

test.describe('an operator without cards', () => {
  test.use({ like: 'ana' })

  test('if `/config.json` says that the operator takes no cards, neither the menu nor the home page leads to cards or a schedule', async ({
    page,
    person,
  }) => {
    await changeJson(page, '**/config.json', served => ({ ...served, lacks: ['cards'] }))
    await person.comeBack('/web/home')
    await expect(page.getByRole('button', { name: /^Repetir/ })).toBeVisible()
    await person.button('Menu').click()
    await expect(page.getByRole('button', { name: 'Histórico' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Cartões|programad|Programe/ })).toHaveCount(0)
  })
})
