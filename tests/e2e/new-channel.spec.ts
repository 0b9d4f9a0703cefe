import { expect } from './fixtures.ts'
import { test } from './own-site.ts'

test.describe('a tenth channel, which is a single additional JSON file', () => {
  // The release has one more flow, so the test builds all pages again.
  test.use({ moreConfigs: ['tests/fixtures/clube.flow.json'], hasWorker: false, skipsWaits: true })

  test('after one JSON file adds a tenth channel, a customer recharges there and sees the channel’s own texts and colours', async ({
    page,
    person,
    ledger,
  }) => {
    const channels = new Set<string | undefined>()
    page.on('request', request => {
      if (request.url().includes('/operator/')) channels.add(request.headers().channel)
    })
    await page.goto('/clube/entrar')
    await expect(person.heading('A recarga do clube.')).toBeVisible()
    await expect(page).toHaveTitle('Entrar – Clube da Esquina')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'lightblue')
    await person.logInHere()
    await expect(page).toHaveURL('/clube/recarga')
    await person.chooseValue(20)
    await expect(page).toHaveURL('/recarga/clube/pagamento')
    await page.reload()
    await person.payByPix()
    await expect(page).toHaveURL('/recarga/clube/pix')
    await person.payAtBank()
    await person.expectReceipt()
    await expect(page).toHaveTitle(/ – Clube da Esquina$/)
    expect([...channels]).toEqual(['clube_esquina'])
    expect(await ledger(person.msisdn)).toMatchObject([{ method: 'pix', valueCents: 2000, status: 'OK' }])
  })
})
