import type { Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const pan = '5105105105105100'
const cvv = '987'

/** Where a request carries something, its address included. */
const carries = (request: Request, secret: string) =>
  [request.url(), request.postData() ?? '', JSON.stringify(request.headers())].some(text =>
    text.replace(/[\s-]|%20|\+/g, '').includes(secret),
  )

test('a card’s number goes to the card service only, its code to the recharge only, and neither is kept', async ({
  page,
  context,
  person,
}) => {
  const requests: Request[] = []
  context.on('request', request => requests.push(request))
  await person.openPayment()
  await person.chooseNewCard({ number: pan, cvv })
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]))
  const before = await kept()
  await person.pay()
  await person.expectReceipt()
  const after = await kept()

  const named = (request: Request) =>
    `${request.method()} ${new URL(request.url()).pathname.replace(/\/[0-9a-f]{32}/, '/{id}')}`
  expect(requests.filter(request => carries(request, pan)).map(named)).toEqual(['POST /operator/cards/v1/cc'])
  expect(
    requests.filter(request => carries(request, `"cvv":"${cvv}"`) || carries(request, `cvv=${cvv}`)).map(named),
  ).toEqual(['POST /operator/b/customers/{id}/recharges/async'])
  for (const text of [before, after]) {
    expect(text).not.toContain(pan)
    expect(text.replace(/[\s-]/g, '')).not.toContain(pan)
    expect(text).not.toMatch(/cvv|pan\b|expiry/i)
  }
  expect(page.url()).not.toContain(pan)
})

test('a card is forgotten once it was refused, and by a reload', async ({ page, person, consoleWatch }) => {
  consoleWatch.allowStatus(422, '/customers/{id}/recharges/async')
  await person.openPayment()
  await person.payByNewCard({ number: '4000000000000002' })
  await person.dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  for (const label of ['Número do cartão', 'Validade', 'CVV']) await expect(page.getByLabel(label)).toHaveValue('')
  await person.chooseNewCard({ number: pan, cvv })
  await page.reload()
  await person.way(/^Novo cartão/).check()
  for (const label of ['Número do cartão', 'Validade', 'CVV']) await expect(page.getByLabel(label)).toHaveValue('')
})
