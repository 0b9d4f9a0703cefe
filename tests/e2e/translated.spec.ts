import { translatePage } from '../translation/translate-page.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './withheld.ts'

test.use({ skipsWaits: true })

test.beforeEach(async ({ context }) => {
  await context.addInitScript(translatePage)
})

test.describe('on a page that the browser translates', () => {
  test('on a page that the browser translates, a customer can log in, pay by card and read the receipt', async ({
    page,
    person,
  }) => {
    await person.logIn()
    await page.goto('/recarga/efetuar')
    await person.chooseValue(20)
    await person.payByNewCard({ number: '4111111111111111' })
    await person.expectReceipt()
    expect(await page.locator('[data-translated]').count()).toBeGreaterThan(10)
  })

  test('on a page that the browser translates, the remaining time of a Pix counts down, and then the receipt appears', async ({
    page,
    person,
  }) => {
    await person.openPayment(20)
    await person.payByPix()
    const timer = page.getByRole('timer')
    await expect(timer.locator('[data-translated]')).toHaveText(/^expira em/)
    const before = await timer.textContent()
    await expect(timer).not.toHaveText(before ?? '')
    await expect(timer.locator('[data-translated]')).toHaveText(/^expira em/)
    await person.payAtBank()
    await person.expectReceipt()
  })

  test('on a page that the browser translates, a field’s error text is updated when the error changes', async ({
    page,
    person,
  }) => {
    await page.goto('/web/login')
    for (const [typed, said] of [
      ['', 'Digite o número com DDD.'],
      ['119', 'Faltam números. Confira o DDD e os 9 dígitos do celular.'],
    ] as const) {
      await person.number.fill(typed)
      await person.button('Receber código').click()
      await expect(page.getByRole('alert').locator('[data-translated]')).toHaveText(said)
    }
    await person.askForCode()
  })

  test('if the browser translates a page before its code has loaded, the app renders the page again, and the page works', async ({
    page,
    person,
  }) => {
    const release = await hold(page, '**/assets/app-*.js')
    await page.goto('/web/login', { waitUntil: 'commit' })
    const button = page.locator('[data-translated]', { hasText: 'Receber código' })
    await expect(button).toHaveText('Receber código')
    await button.evaluate(words => words.replaceChildren('Get a code'))
    release()
    await expect(page.getByText('Get a code')).toBeHidden()
    await person.askForCode()
  })
})
