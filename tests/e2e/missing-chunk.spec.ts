import { expect, test } from './fixtures.ts'

test('a payment whose code was deleted with its release reloads the page once, and continues where it was', async ({
  page,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowWithheld(/\/assets\/PixCodeBlock-[^)]+\.js/)
  await person.openPayment(20)
  await person.payByPix()
  const { txid } = await person.scanPix()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  // The next load still gets the old page, without its code; the load after that gets the new one.
  await page.route('**/assets/PixCodeBlock-*.js', route =>
    loads < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.reload()
  await expect(person.qrCode).toBeVisible({ timeout: 15_000 })
  expect(loads).toBe(2)
  expect((await person.scanPix()).txid, 'the same payment').toBe(txid)
})
