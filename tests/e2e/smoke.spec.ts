import { expect, test } from './fixtures.ts'

test('the server’s health check returns a success', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
})

test('the login page opens with its heading', async ({ page }) => {
  await page.goto('/web/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
