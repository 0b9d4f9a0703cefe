import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const PIX = '/customers/{id}/recharges/pix'
const CARD = '/customers/{id}/recharges/async'

/** The number of answers to lose. Chromium resends a lost POST, once on each open connection, but never 20 times. */
const LOST_FOR_GOOD = 20

/**
 * Loses the answer to the charge, or the request before it arrives. `exactly-once.test.ts` tests all other losses and
 * payment methods over a real socket without a browser.
 */
const losses = [
  { fault: 'drop-after-commit', times: LOST_FOR_GOOD, made: true },
  { fault: 'drop-before', times: LOST_FOR_GOOD, made: false },
] as const

const inProcessingOrPaid = /^Recarga (em processamento|feita!)$/

/** From now on, collects every text of the page that claims that nothing was charged. */
async function watchForLies(page: Page): Promise<string[]> {
  const lies: string[] = []
  await page.exposeFunction('tellLie', (lie: string) => lies.push(lie))
  await page.addInitScript(() => {
    const look = () => {
      const lie = /nada foi cobrado|não efetuada|recusad|não foi autorizad/i.exec(document.body?.textContent ?? '')
      if (lie !== null) Object.assign({ tellLie: (_: string) => undefined }, window).tellLie(lie[0])
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return lies
}

for (const { fault, times, made } of losses) {
  test.describe(`the answer to a charge is lost (${fault})`, () => {
    test.use({ like: 'ana', skipsWaits: true })

    test(`if a saved card’s charge gets no answer (${fault}), the page shows it as in processing or paid, the operator charges once, and the history shows it`, async ({
      page,
      context,
      person,
      sandbox,
      ledger,
      consoleWatch,
    }) => {
      consoleWatch.allowLost(CARD)
      const lies = await watchForLies(page)
      await person.openPayment(20)
      await person.chooseSavedCard('4444')
      await sandbox.fault({ call: `POST ${CARD}`, fault, times, msisdn: person.msisdn })
      await person.pay()
      await expect(page.getByRole('heading', { name: inProcessingOrPaid })).toBeVisible()
      await sandbox.clearFaults(person.msisdn)
      if (!made) {
        expect(await ledger(person.msisdn)).toEqual([])
        await person.button('Verificar agora').click()
        await expect(person.button('Verificar agora')).toBeEnabled()
        expect(await ledger(person.msisdn), 'to look pays nothing').toEqual([])
        await person.button('Enviar o pedido de novo').click()
        await expect(person.dialog).toContainText(`R$ 20,00 para ${person.phone}`)
        await person.dialog.getByRole('button', { name: /^Enviar R\$\s20,00 de novo$/ }).click()
      }
      await expect.poll(async () => (await ledger(person.msisdn)).map(({ status }) => status)).toEqual(['OK'])

      await page.reload()
      await person.expectReceipt()

      // Wait until this page has rendered the result. Otherwise the next page would show the same result again.
      await expect
        .poll(() => page.evaluate(() => `${localStorage.getItem('recarrega.in-flight')}`))
        .not.toContain('phase')
      await page.close()
      const next = person.at(await context.newPage())
      const laterLies = await watchForLies(next.page)
      await next.logIn()
      await expect(next.page.getByRole('button', { name: /^Repetir R\$\s20 Mastercard final 4444/ })).toBeVisible()
      expect(await ledger(person.msisdn)).toHaveLength(1)
      expect([...lies, ...laterLies]).toEqual([])
    })

    test(`if creating a Pix gets no answer (${fault}), the page says that nothing was charged, and the next tap on "Pagar" opens a Pix`, async ({
      page,
      context,
      person,
      sandbox,
      ledger,
      consoleWatch,
    }) => {
      consoleWatch.allowLost(PIX)
      await person.openPayment(20)
      await person.choosePix()
      await sandbox.fault({ call: `POST ${PIX}`, fault, times, msisdn: person.msisdn })
      await person.pay()
      await expect(page.getByText('O código Pix não chegou. Nada foi cobrado por ele.')).toBeVisible()
      await expect(person.heading('Como você quer pagar?')).toBeVisible()
      await sandbox.clearFaults(person.msisdn)
      await person.pay()
      const first = await person.scanPix()

      await page.reload()
      expect(await person.scanPix()).toEqual(first)

      await page.close()
      const next = person.at(await context.newPage())
      await next.comeBack('/web/home')
      await next.page.getByRole('button', { name: 'Pix de R$ 20,00 esperando' }).click()
      expect(await next.scanPix()).toEqual(first)
      expect(await ledger(person.msisdn)).toEqual([])
      await next.payAtBank()
      await next.expectReceipt()
    })
  })
}

test.describe('if Chromium sends a charge a second time, the operator refuses the copy', () => {
  test.use({ like: 'ana' })

  test('if Chromium sends a charge twice, the page never says that nothing was charged, and shows the receipt', async ({
    page,
    person,
    sandbox,
    ledger,
    consoleWatch,
  }) => {
    consoleWatch.allowLost(CARD)
    for (const status of [429, 422, 403]) consoleWatch.allowStatus(status, CARD)
    const lies = await watchForLies(page)
    await person.logIn()
    const refusals = [
      { value: 10, status: 429 },
      { value: 15, status: 422, code: 424 },
      { value: 20, status: 403, code: 215 },
    ]
    for (const [at, { value, ...refused }] of refusals.entries()) {
      await page.goto('/recarga/efetuar')
      await person.chooseValue(value)
      await person.chooseSavedCard('4444')
      const planted = { call: `POST ${CARD}`, msisdn: person.msisdn }
      await sandbox.fault({ ...planted, fault: 'drop-after-commit', times: 1 })
      await sandbox.fault({ ...planted, fault: 'status', times: 1, ...refused })
      await person.pay()
      await expect(page.getByRole('heading', { name: inProcessingOrPaid })).toBeVisible()
      await sandbox.clearFaults(person.msisdn)
      await expect(person.heading('Recarga feita!')).toBeVisible({ timeout: 15_000 })
      expect(await ledger(person.msisdn)).toHaveLength(at + 1)
      // When the customer leaves the receipt, the app marks the receipt as read.
      await person.button('Voltar ao início').click()
      await expect(page).toHaveURL(/\/web\/home$/)
    }
    expect(lies).toEqual([])
  })
})

test('a charge that completes while the customer reloads the page shows its receipt after the reload', async ({
  page,
  person,
  sandbox,
}) => {
  await person.openPayment(20)
  await person.chooseNewCard({ number: '4000000000000036' })
  await sandbox.fault({ call: `POST ${CARD}`, fault: 'delay', delayMs: 1_000, msisdn: person.msisdn })
  const { pathname } = new URL(page.url())
  // Only a receipt sends this request. The reloaded page therefore arrives only after the old page has rendered the
  // receipt, which the customer cannot have read.
  const shown = page.waitForRequest('**/automatic_recharge')
  await page.route(`**${pathname}`, async route => {
    await shown
    await route.continue()
  })
  await person.pay()
  await page.reload()
  await person.expectReceipt()
})

test('if the answer to a charge is lost, the receipt appears without another tap', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  await page.clock.install()
  consoleWatch.allowLost(CARD)
  await person.openPayment(20)
  await person.chooseNewCard({ number: '4000000000000036' })
  await sandbox.fault({ call: `POST ${CARD}`, fault: 'drop-after-commit', times: LOST_FOR_GOOD, msisdn: person.msisdn })
  await person.pay()
  await expect(person.heading('Recarga em processamento')).toBeVisible()
  await person.passPollsUntil(person.heading('Recarga feita!'))
  await person.expectReceipt()
})

test('if the answer to a charge is lost, it is shown as processing until the operator settles it, even after a reload and a login', async ({
  page,
  context,
  person,
  sandbox,
  ledger,
  consoleWatch,
}) => {
  consoleWatch.allowLost(CARD)
  const lies = await watchForLies(page)
  await person.openPayment(20)
  await person.chooseNewCard({ number: '4000000000004046' })
  await sandbox.fault({ call: `POST ${CARD}`, fault: 'drop-after-commit', times: LOST_FOR_GOOD, msisdn: person.msisdn })
  await person.pay()
  await expect(person.heading('Recarga em processamento')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Recarga em processamento')).toBeVisible()
  await page.close()
  const next = person.at(await context.newPage())
  const laterLies = await watchForLies(next.page)
  await next.logIn()
  await next.page.getByRole('button', { name: 'Recarga em processamento' }).click()
  await expect(next.heading('Recarga em processamento')).toBeVisible()
  expect(await ledger(person.msisdn)).toMatchObject([{ valueCents: 2000, status: 'PENDING' }])
  expect([...lies, ...laterLies]).toEqual([])
})
