import { expect, test } from './fixtures.ts'

test.use({ skipsWaits: true })

test('if the code of an open payment was deleted with its release, the page reloads once and continues at the same step', async ({
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
  // The first reload still gets the old page, whose code is missing. The second reload gets the new page.
  await page.route('**/assets/PixCodeBlock-*.js', route =>
    loads < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.reload()
  await expect(person.copyPix).toBeEnabled({ timeout: 15_000 })
  expect(loads).toBe(2)
  expect((await person.scanPix()).txid, 'the same payment').toBe(txid)
})
