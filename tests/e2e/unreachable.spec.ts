import { expect, test } from './fixtures.ts'
import { sparesItsConnection } from './withheld.ts'

test.use({ like: 'ana' })

test('without internet the login shows a message and keeps the number, and it works once the browser is online', async ({
  page,
  context,
  person,
  consoleWatch,
}) => {
  // If the button's code is not fetched before the network is lost, the browser logs the failed fetch and the page
  // shows another text.
  consoleWatch.allowOffline()
  await page.goto('/web/login')
  await person.number.fill(person.msisdn)
  await context.setOffline(true)
  await person.button('Receber código').click()
  const said = person.said(/(Confira sua internet|Conecte-se) e tente de novo\./)
  await expect(said).toBeVisible()
  await expect(person.number).toHaveValue(person.phone)
  await expect(person.button('Receber código')).toBeEnabled()
  await context.setOffline(false)
  await expect(said).toBeHidden()
  await person.button('Receber código').click()
  await expect(person.code).toBeVisible()
})

for (const { look, like, path } of [
  { look: 'classic', like: 'ana', path: '/recarga/efetuar' },
  { look: 'light-blue', like: 'celeste', path: '/lightblue/web/valores-recarga' },
]) {
  test.describe(`on a wide screen in the ${look} theme`, () => {
    test.use({ like, viewport: { width: 1280, height: 720 } })

    test('on a wide screen, a notice is not wider than the column of the flow', async ({
      page,
      context,
      person,
      consoleWatch,
    }) => {
      consoleWatch.allowOffline()
      await person.comeBack(path)
      await person.button('Menu').click()
      await person.button('Meus dados').click()
      const consent = page.getByRole('switch')
      await expect(consent).toBeEnabled()
      await context.setOffline(true)
      await consent.click()
      const said = person.said('internet')
      await expect(said).toBeVisible()
      // The region around the visible message is transparent, and wider than the column.
      const message = said.locator('[data-visible=true]')
      const [words, column] = [await message.boundingBox(), await page.getByRole('main').boundingBox()]
      const right = (box: typeof words): number => (box?.x ?? 0) + (box?.width ?? 0)
      expect(words?.x).toBeGreaterThanOrEqual(column?.x ?? 0)
      expect(right(words)).toBeLessThanOrEqual(right(column))
    })
  })
}

test('without internet nothing is charged and no field loses its text; once the browser is online, the payment works', async ({
  page,
  context,
  person,
  ledger,
}) => {
  await person.openPayment()
  await person.chooseNewCard({ number: '5105105105105100', cvv: '321' })
  await context.setOffline(true)
  await person.pay()
  const said = person.said('Nada foi enviado nem cobrado. Conecte-se e tente de novo.')
  await expect(said).toBeVisible()
  await expect(page.getByLabel('Número do cartão')).toHaveValue('5105 1051 0510 5100')
  await expect(page.getByLabel('Validade')).toHaveValue('12/30')
  await expect(page.getByLabel('CVV')).toHaveValue('321')
  await context.setOffline(false)
  await expect(said).toBeHidden()
  expect(await ledger(person.msisdn)).toEqual([])
  await person.pay()
  await person.expectReceipt()
})

test('without internet a saved card stays chosen, and it pays once the browser is online', async ({
  page,
  context,
  person,
  ledger,
}) => {
  await person.openPayment()
  await person.chooseSavedCard('4444')
  await context.setOffline(true)
  await person.pay()
  await expect(page.getByText('Nada foi enviado nem cobrado.')).toBeVisible()
  await expect(person.way(/final 4444/)).toBeChecked()
  await context.setOffline(false)
  expect(await ledger(person.msisdn)).toEqual([])
  await person.pay()
  await person.expectReceipt()
})

test('if the operator does not answer a login, the page shows an error, and a retry works', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  consoleWatch.allowLost('/sms-token')
  await sandbox.fault({ call: 'POST /sms-token', fault: 'drop-before', times: 20, msisdn: person.msisdn })
  await page.goto('/web/login')
  await person.number.fill(person.msisdn)
  await person.button('Receber código').click()
  await expect(
    page.getByText('Não conseguimos falar com a operadora. Confira sua internet e tente de novo.'),
  ).toBeVisible()
  await expect(person.number).toHaveValue(person.phone)
  await sandbox.clearFaults(person.msisdn)
  await person.button('Receber código').click()
  await expect(person.code).toBeVisible()
})

for (const [what, body, line] of [
  [
    'a page instead of JSON',
    '<!doctype html><h1>Wartung</h1>',
    'The answer cannot be used. The contract expects: JSON.',
  ],
  [
    'a number where the contract has a text',
    '{"encryptedMsisdn":7}',
    '"encryptedMsisdn" of the answer cannot be used.',
  ],
] as const) {
  test(`if the operator answers a login with ${what}, the page blames the operator, and the console names the fault`, async ({
    page,
    person,
    consoleWatch,
  }) => {
    consoleWatch.allowComplaint('Recarrega: POST /sms-token: ')
    const lines: string[] = []
    page.on('console', message => lines.push(message.text()))
    await page.route('**/sms-token', route => route.fulfill({ status: 200, body }))
    await page.goto('/web/login')
    await person.number.fill(person.msisdn)
    await person.button('Receber código').click()
    await expect(page.getByText('O problema não é a sua internet.')).toBeVisible()
    await expect(person.number).toHaveValue(person.phone)
    expect(lines.filter(text => text.includes('POST /sms-token') && text.includes(line))).toHaveLength(1)
  })
}

for (const { what, call, path } of [
  { what: 'values', call: 'GET /customers/{id}/recharge-values', path: '/customers/{id}/recharge-values' },
  { what: 'ways to pay', call: 'GET /payment_methods/{id}/available', path: '/payment_methods/{id}/available' },
]) {
  test(`if the ${what} cannot be read, the page shows an error, and “Tentar novamente” reads them again`, async ({
    page,
    person,
    sandbox,
    consoleWatch,
  }) => {
    consoleWatch.allowStatus(500, path)
    await sandbox.fault({ call, fault: 'status', msisdn: person.msisdn })
    await person.comeBack('/recarga/efetuar')
    if (what === 'ways to pay') await person.chooseValue(20)
    const alert = page.getByRole('alert').filter({ hasText: /^(Não conseguimos carregar|Ocorreu um erro ao carregar)/ })
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(what === 'values' ? person.value(20) : person.way(/^Pix/)).toBeVisible()
    await expect(alert).toBeHidden()
  })
}

test('if a part of the page could not be fetched offline, it appears without a tap once the browser is online', async ({
  page,
  context,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowOffline()
  await sparesItsConnection(page)
  await person.comeBack('/web/ajuda')
  await person.button('Menu').click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Privacidade', exact: true }).first().click()
  await expect(page.getByRole('alert')).toContainText('Não conseguimos carregar esta parte.')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Seu cartão' })).toBeVisible()
})
