import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const PIX = '/customers/{id}/recharges/pix'
const CARD = '/customers/{id}/recharges/async'

/** What can become of the answer to a charge that may have been made. Chromium sends a lost POST once more itself. */
const losses = [
  { fault: 'drop-after-commit', times: 2, charged: true },
  { fault: 'status-after-commit', times: 1, charged: true },
  { fault: 'half-body', times: 1, charged: true },
  { fault: 'html-200', times: 1, charged: false },
  { fault: 'drop-before', times: 2, charged: false },
] as const

/** Watches every word that a page shows from here on, for one that says that nothing was charged. */
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

for (const { fault, times, charged } of losses) {
  test.describe(`the answer to a charge is lost (${fault})`, () => {
    test.use({ like: 'ana' })

    test('a saved card is charged once, is in processing or paid, and is found again', async ({
      page,
      context,
      person,
      sandbox,
      ledger,
      consoleWatch,
    }) => {
      consoleWatch.allowLost(CARD)
      if (fault === 'status-after-commit') consoleWatch.allowStatus(500, CARD)
      const lies = await watchForLies(page)
      await person.openPayment(20)
      await person.chooseSavedCard('4444')
      await sandbox.fault({ call: `POST ${CARD}`, fault, times, msisdn: person.msisdn })
      await person.pay()
      await expect(page.getByText(/^Recarga (em processamento|feita!)$/).first()).toBeVisible({ timeout: 10_000 })

      await page.reload()
      await expect(page.getByText(/^Recarga (em processamento|feita!)$/).first()).toBeVisible({ timeout: 10_000 })
      if (charged) await expect.poll(() => ledger(person.msisdn)).toHaveLength(1)

      await page.close()
      const next = person.at(await context.newPage())
      const laterLies = await watchForLies(next.page)
      await next.logIn()
      await expect(next.page.getByText(/^Recarga (em processamento|feita!)$/).first()).toBeVisible({ timeout: 10_000 })
      expect((await ledger(person.msisdn)).length).toBeLessThanOrEqual(1)
      expect([...lies, ...laterLies]).toEqual([])
    })

    test('a Pix is opened once, and its code is found again', async ({ page, context, person, sandbox, ledger, consoleWatch }) => {
      consoleWatch.allowLost(PIX)
      if (fault === 'status-after-commit') consoleWatch.allowStatus(500, PIX)
      const lies = await watchForLies(page)
      await person.openPayment(20)
      await person.choosePix()
      await sandbox.fault({ call: `POST ${PIX}`, fault, times, msisdn: person.msisdn })
      await person.pay()
      await expect(page.getByRole('heading', { level: 1, name: /^(Recarga em processamento|Pague com Pix)$/ })).toBeVisible()
      // The same bytes are sent again under the same key, which opens it if the operator never saw it.
      const first = await person.scanPix()

      await page.reload()
      expect(await person.scanPix()).toEqual(first)

      await page.close()
      const next = person.at(await context.newPage())
      const laterLies = await watchForLies(next.page)
      await next.logIn()
      await next.page.getByRole('button', { name: 'Pix de R$ 20,00 esperando' }).click()
      expect(await next.scanPix()).toEqual(first)
      expect(await ledger(person.msisdn)).toEqual([])
      await next.payAtBank()
      await next.expectReceipt()
      expect([...lies, ...laterLies]).toEqual([])
    })
  })
}

test.describe('the answer to a charge is lost', () => {
  test.use({ like: 'ana' })

  test('the page goes on to the receipt by itself', async ({ page, person, sandbox, consoleWatch }) => {
    await page.clock.install()
    consoleWatch.allowLost(CARD)
    await person.openPayment(20)
    await person.chooseSavedCard('4444')
    await sandbox.fault({ call: `POST ${CARD}`, fault: 'drop-after-commit', times: 2, msisdn: person.msisdn })
    await person.pay()
    await expect(person.heading('Recarga em processamento')).toBeVisible()
    await expect.poll(async () => (await sandbox.ledger(person.msisdn))[0]?.status, { timeout: 5000 }).toBe('OK')
    await page.clock.runFor(10_000)
    await person.expectReceipt()
  })
})
