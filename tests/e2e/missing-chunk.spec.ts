import { expect, test } from './fixtures.ts'

test('a payment whose code is of a release no longer kept is loaded anew once, and goes on where it was', async ({
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
  // The page that is loaded next is an old one: its code is there with the load after that.
  await page.route('**/assets/PixCodeBlock-*.js', route =>
    loads < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.reload()
  await expect(person.qrCode).toBeVisible({ timeout: 15_000 })
  expect(loads).toBe(2)
  expect((await person.scanPix()).txid, 'the same payment').toBe(txid)
})
