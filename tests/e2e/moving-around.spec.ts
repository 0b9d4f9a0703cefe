import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const goBack = (page: Page) => page.evaluate(() => history.back())
const goForward = (page: Page) => page.evaluate(() => history.forward())

test.describe('the browser’s Back button returns to the steps that the customer visited', () => {
  test.use({ like: 'ana' })

  test('after a payment, the browser’s Back button does not return from the receipt to the payment', async ({
    page,
    person,
  }) => {
    await person.openValues()
    await person.chooseValue(20)
    await person.payByNewCard({ number: '5105105105105100' })
    await person.expectReceipt()
    await goBack(page)
    await expect(page).toHaveURL('/web/home')
    await expect(person.heading('Olá, Ana')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Como você quer pagar?' })).toHaveCount(0)
  })

  test('the browser’s Back button returns through the visited steps, and its Forward button opens them again', async ({
    page,
    person,
  }) => {
    await person.openValues()
    await person.chooseValue(20)
    await goBack(page)
    await expect(page).toHaveURL('/recarga/efetuar')
    await expect(person.value(20)).toBeChecked()
    await goForward(page)
    await expect(page).toHaveURL('/recarga/web/pagamento')
    await expect(person.way(/^Pix/)).toBeVisible()
  })

  test('after the menu and the sheet for repeating a recharge, Back returns to each visited step in turn', async ({
    page,
    person,
  }) => {
    await person.openValues()
    await person.button('Menu').click()
    await person.button('Início').click()
    await expect(page).toHaveURL('/web/home')
    await page.getByRole('button', { name: /^Repetir/ }).click()
    await expect(person.dialog).toHaveAccessibleName('Repetir esta recarga')
    await goBack(page)
    await expect(person.dialog).toBeHidden()
    await expect(page).toHaveURL('/recarga/web/pagamento')
    await goBack(page)
    await expect(page).toHaveURL('/web/home')
    await goBack(page)
    await expect(page).toHaveURL('/recarga/efetuar')
  })

  test('if the modal for the card’s CVV is open, the browser’s Back button closes the modal', async ({
    page,
    person,
  }) => {
    await person.openValues()
    await person.chooseValue(20)
    await person.chooseSavedCard('4242')
    await person.pay()
    await expect(person.dialog).toHaveAccessibleName('Confirme o pagamento')
    await goBack(page)
    await expect(person.dialog).toBeHidden()
    await expect(page).toHaveURL('/recarga/web/pagamento')
    await expect(person.way(/final 4242/)).toBeChecked()
    await goBack(page)
    await expect(page).toHaveURL('/recarga/efetuar')
  })

  test('if the Pix tutorial is open, the browser’s Back button closes the tutorial, and then returns to the amounts', async ({
    page,
    person,
  }) => {
    await person.openValues()
    await person.chooseValue(20)
    await person.payByPix()
    await person.button('Como pagar com Pix').click()
    await expect(person.dialog).toHaveAccessibleName('Como pagar com Pix')
    await goBack(page)
    await expect(person.dialog).toBeHidden()
    await expect(page).toHaveURL('/recarga/web/pix')
    await goBack(page)
    await expect(page).toHaveURL('/recarga/efetuar')
  })

  test('the browser’s Back button closes the modals for recharging another number one by one', async ({
    page,
    person,
  }) => {
    await person.openValues()
    await person.button('Trocar').click()
    await person.dialog.getByLabel('Número com DDD').fill('11976543210')
    await person.dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(person.dialog).toHaveAccessibleName('Este número está certo?')
    await expect(person.dialog).toContainText('(11) 97654-3210')
    await goBack(page)
    await expect(person.dialog).toHaveAccessibleName('Recarregar outro número')
    await expect(person.dialog.getByLabel('Número com DDD')).toHaveValue('(11) 97654-3210')
    await goBack(page)
    await expect(person.dialog).toBeHidden()
    await expect(page).toHaveURL('/recarga/efetuar')
  })

  test('on the page for the SMS code, the browser’s Back button returns to the login page', async ({
    page,
    person,
  }) => {
    await page.goto('/web/login')
    await person.askForCode()
    await goBack(page)
    await expect(page).toHaveURL('/web/login')
    await expect(person.number).toHaveValue(person.phone)
  })
})

test.describe('a customer recharges somebody else’s number', () => {
  test('a customer who confirms another number recharges it, and the receipt shows that number', async ({
    page,
    person,
    ledger,
  }) => {
    await person.openValues()
    await person.button('Trocar').click()
    await person.dialog.getByLabel('Número com DDD').fill('11976543210')
    await person.dialog.getByRole('button', { name: 'Continuar' }).click()
    await person.dialog.getByRole('button', { name: 'Sim, está certo' }).click()
    await expect(person.dialog).toBeHidden()
    await expect(page.getByText('(11) 97654-3210').first()).toBeVisible()
    await person.chooseValue(20)
    await expect(page.getByText('Confira o número: (11) 97654-3210 não é o seu.')).toBeVisible()
    await person.payByNewCard({ number: '5105105105105100' })
    await person.expectReceipt()
    expect(await ledger(person.msisdn)).toMatchObject([{ recipient: '11976543210' }])
  })
})

/** Each link with the step that it opens. Without a session, the login page comes first. */
const links = [
  {
    path: '/',
    title: 'Olá, Bruno',
    address: '/web/home',
    strangerTitle: 'Escolha o valor da recarga',
    strangerAddress: '/recarga/efetuar',
  },
  { path: '/web/home', title: 'Olá, Bruno', address: '/web/home' },
  { path: '/recarregar', title: 'Escolha o valor da recarga', address: '/recarga/efetuar' },
  { path: '/recarga/efetuar', title: 'Escolha o valor da recarga', address: '/recarga/efetuar' },
  { path: '/recarga/web/pagamento', title: 'Escolha o valor da recarga', address: '/recarga/efetuar' },
  { path: '/recarga/web/pix', title: 'Escolha o valor da recarga', address: '/recarga/efetuar' },
  { path: '/recarga/web/sucesso', title: 'Olá, Bruno', address: '/web/home' },
  { path: '/recarga/web/sucesso/async', title: 'Olá, Bruno', address: '/web/home' },
]

/** These tests use one link of each kind. `walk.spec.ts` tests all other addresses without a session. */
const strangers = links.filter(({ path }) => ['/', '/web/home', '/recarregar', '/recarga/web/sucesso'].includes(path))

for (const { path, title, address, strangerTitle = title, strangerAddress = address } of strangers) {
  test(`without a session, the link ${path} opens the login, and then ${strangerAddress}`, async ({ page, person }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/web/login')
    await person.logInHere()
    await expect(person.heading(strangerTitle)).toBeVisible()
    await expect(page).toHaveURL(strangerAddress)
  })
}

test('with a session, each link opens its step directly', async ({ page, person }) => {
  await person.openValues()
  for (const { path, title, address } of links) {
    await page.goto(path)
    await expect(person.heading(title)).toBeVisible()
    await expect(page).toHaveURL(address)
  }
})

test('a link to the payment opens the amounts first, and the payment after the customer chooses an amount', async ({
  page,
  person,
}) => {
  await page.goto('/recarga/web/pagamento')
  await person.logInHere()
  await person.chooseValue(20)
  await expect(page).toHaveURL('/recarga/web/pagamento')
})

test('an unknown address shows the not-found page and stays in the address bar, with or without a session', async ({
  page,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowWithheld(/\/nada\/disso\?x=1#y/)
  for (const visit of ['stranger', 'customer']) {
    const path = '/nada/disso?x=1#y'
    await (visit === 'customer' ? person.comeBack(path) : page.goto(path))
    await expect(person.heading('Página não encontrada')).toBeVisible()
    await expect(page).toHaveURL(/\/nada\/disso/)
    await person.button('Ir para o início').click()
    await expect(page).toHaveURL(visit === 'customer' ? '/web/home' : '/web/login')
  }
})
