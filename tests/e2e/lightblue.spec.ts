import { expect, test } from './fixtures.ts'

test.describe('a customer with the light-blue flow switched on', () => {
  test.use({ like: 'celeste' })

  test('a light-blue customer who logs in sees the requested page in the light-blue flow, and leaves that flow at logout', async ({
    page,
    person,
  }) => {
    const look = page.locator('html')
    await page.goto('/web/meus-dados')
    await person.logInHere()
    await expect(person.heading('Meus dados')).toBeVisible()
    await expect(page).toHaveURL('/web/meus-dados')
    await expect(look).toHaveAttribute('data-theme', 'lightblue')
    await page.goto('/web/home')
    await expect(person.value(20)).toBeVisible()
    await expect(look).toHaveAttribute('data-theme', 'lightblue')
    await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#eef8fe')
    await person.dialog.getByRole('button', { name: 'Agora não' }).click()
    await person.button('Menu').click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(person.number).toBeVisible()
    await expect(look).not.toHaveAttribute('data-theme')
  })

  test('in the light-blue layout, a customer saves a new card, reviews the recharge, and pays it with the typed CVV', async ({
    page,
    person,
  }) => {
    await person.comeBack('/lightblue/web/valores-recarga')
    await person.value(30).check()
    await person.button('Continuar').click()
    await expect(person.heading('Esta recarga vem com bônus')).toBeVisible()
    await person.button('Continuar').click()
    await person.way(/^Cartão de crédito/).check()
    await person.button('Continuar').click()
    await person.way(/^Cartão de crédito/).check()
    await person.button('Continuar').click()
    await page.getByLabel('Número do cartão').fill('5105105105105100')
    await page.getByLabel('Validade').fill('12/30')
    await page.getByLabel('CVV').fill('123')
    await page.getByLabel('Salvar este cartão').check()
    await person.button('Continuar').click()
    await expect(person.heading('Cartão salvo!')).toBeFocused()
    await person.button('Conferir a recarga').click()
    await expect(person.receipt('Crédito')).toHaveText('Mastercard final 5100')
    await person.pay()
    await person.expectReceipt()
  })
})

test('a light-blue customer who goes two steps back by mistake does not have to type the CVV again', async ({
  page,
  person,
}) => {
  await person.comeBack('/lightblue/web/pagamento-recarga', { 'recharge.value': 2000 })
  await person.way(/^Cartão de crédito/).check()
  await person.button('Continuar').click()
  await expect(person.heading('Com qual cartão?')).toBeFocused()
  await person.button('Continuar').click()
  await page.getByLabel('Número do cartão').fill('5105105105105100')
  await page.getByLabel('Validade').fill('12/30')
  await page.getByLabel('CVV').fill('123')
  await person.button('Continuar').click()
  await expect(person.heading('Confira sua recarga')).toBeVisible()
  for (const _ of ['by mistake', 'and again']) await page.goBack()
  await expect(person.heading('Com qual cartão?')).toBeVisible()
  for (const _ of ['on', 'and on']) await page.goForward()
  await expect(person.heading('Confira sua recarga')).toBeVisible()
  await person.pay()
  await person.expectReceipt()
})

test('a light-blue customer without a saved card who comes from a link always reviews a Pix before it is created, even after a double tap', async ({
  page,
  person,
}) => {
  await person.comeBack('/lightblue/web/pagamento-recarga', { 'recharge.value': 2000 })
  await person.choosePix()
  // At the place of the second tap, the review page shows its own button.
  await person.button('Continuar').dblclick({ delay: 60 })
  await expect(person.heading('Confira sua recarga')).toBeFocused()
  await expect(person.receipt('Pagamento')).toHaveText('Pix')
  await person.pay()
  await expect(person.copyPix).toBeEnabled()
  await expect(page).toHaveURL('/lightblue/web/pix-sucesso')
})
