import { expect, test } from './fixtures.ts'

test('if `/config.json` changes the operator’s address or leaves out a header, the app follows it without a new build', async ({
  page,
  person,
}) => {
  await page.route('**/config.json', route =>
    route.fulfill({ json: { bases: { a: '/elsewhere/a' }, omitsHeaders: ['idempotency-key'] } }),
  )
  await page.route('**/elsewhere/a/**', route =>
    route.continue({ url: route.request().url().replace('/elsewhere/', '/operator/') }),
  )
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
}) => {
  await page.route('**/config.json', route => route.fulfill({ json: { bases: { a: 'javascript:alert(1)' } } }))
  await page.goto('/web/login')
  await person.number.fill(person.msisdn)
  await person.button('Receber código').click()
  await expect(person.said('nada foi enviado')).toBeVisible()
})
