import { changeJson } from './changed-json.ts'
import { expect, test } from './fixtures.ts'

test.describe('a customer pays by Pix', () => {
  test.use({ skipsWaits: true })

  test('a customer pays a Pix from the QR code, and the page shows the receipt without a tap', async ({
    page,
    context,
    person,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await person.openPayment(20)
    await person.payByPix()
    await expect(page).toHaveURL('/recarga/web/pix')
    await expect(page.getByText('R$ 20,00', { exact: true })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^expira em \d:\d\d$/)

    const pix = await person.scanPix()
    expect(pix.amountCents).toBe(2000)
    await person.button('Copiar código Pix').click()
    await expect(person.button('Código copiado')).toBeVisible()
    await expect(person.said(/abra o app do seu banco/)).toBeVisible()
    // The test reads the clipboard on another page, because the app's page has no permission to read it.
    const elsewhere = await context.newPage()
    await elsewhere.goto('/sandbox')
    expect(await elsewhere.evaluate(() => navigator.clipboard.readText())).toBe(pix.text)
    await elsewhere.close()

    await person.payAtBank()
    await person.expectReceipt()
    await expect(page).toHaveURL('/recarga/web/sucesso')
    await expect(person.receipt('Pagamento')).toHaveText('Pix')
    await expect(page.getByText(/^R\$\s20,00 \+ 1 GB para /)).toBeVisible()
  })

  test('a Pix charges nothing until the customer pays it', async ({ person, ledger }) => {
    await person.openPayment(30)
    await person.payByPix()
    expect((await person.scanPix()).amountCents).toBe(3000)
    expect(await ledger(person.msisdn)).toEqual([])
  })

  test('"Já paguei" reads the status of a Pix at once', async ({ person }) => {
    await person.openPayment()
    await person.payByPix()
    await person.stopClock()
    await person.payAtBank()
    await person.button('Já paguei').click()
    // Only the tap can have read the status, because the clock stands still.
    await expect(person.heading('Recarga feita!')).toBeVisible()
    await person.expectReceipt()
  })

  test('if a Pix was not paid, it still waits after a tap on "Já paguei"', async ({ page, person }) => {
    await person.openPayment()
    await person.payByPix()
    const asked = page.waitForResponse(/\/uuid\/.+\/recharges\//)
    await person.button('Já paguei').click()
    await asked
    await expect(page.getByText('Aguardando o pagamento')).toBeVisible()
    await expect(person.heading('Pague com Pix')).toBeVisible()
  })

  test('a Pix keeps its code after a reload, and the customer can still pay it', async ({ page, person }) => {
    await person.openPayment()
    await person.payByPix()
    const before = await person.scanPix()
    await page.reload()
    expect(await person.scanPix()).toEqual(before)
    await person.payAtBank()
    await person.expectReceipt()
  })

  test('the amounts page and the home page offer an open Pix again', async ({ page, person }) => {
    await person.openPayment()
    await person.payByPix()
    const before = await person.scanPix()
    await page.goto('/web/home')
    await page.getByRole('button', { name: 'Pix de R$ 20,00 esperando' }).click()
    expect(await person.scanPix()).toEqual(before)
    await person.button('Voltar').click()
    await page.getByRole('button', { name: 'Pix de R$ 20,00 esperando' }).click()
    expect(await person.scanPix()).toEqual(before)
  })

  test('if a Pix was paid while no page was open, the next login shows it as paid', async ({
    page,
    context,
    person,
    sandbox,
  }) => {
    await person.openPayment()
    await person.payByPix()
    const { txid } = await person.scanPix()
    await page.close()
    await sandbox.payPix(txid)
    const next = person.at(await context.newPage())
    await next.logIn()
    await next.expectReceipt()
  })
})

test('an expired Pix shows a message and offers the payment methods', async ({ page, person, ledger }) => {
  // Replaces the expiry in the operator's answer by a time that is close enough for this test.
  await changeJson(page, /\/operator\/\w+\/customers\/[^/]+\/recharges\/pix\/[^/]+$/, pix => ({
    ...pix,
    expires_at: new Date(Date.now() + 2000).toISOString(),
  }))
  await person.openPayment()
  await person.payByPix()
  await expect(person.dialog).toHaveAccessibleName('Este código Pix não vale mais')
  await expect(person.dialog).toContainText('Nada foi cobrado.')
  expect(await ledger(person.msisdn)).toEqual([])
  await person.dialog.getByRole('button', { name: 'Escolher como pagar' }).click()
  await expect(person.heading('Como você quer pagar?')).toBeVisible()
  await expect(page.getByText('R$ 20,00', { exact: true })).toBeVisible()
})

test.describe('a customer whose Pix code never comes', () => {
  test.use({ like: 'fabio' })

  test('if the operator never creates the Pix code, the page shows a message and another payment method', async ({
    page,
    person,
    consoleWatch,
  }) => {
    consoleWatch.allowStatus(422, '/customers/{id}/recharges/pix/{txid}')
    consoleWatch.allowStatus(404, '/customers/{id}/uuid/{cid}/recharges/{txid}')
    await person.openPayment()
    await person.choosePix()
    await person.pay()
    await expect(page.getByText('Não conseguimos gerar o código Pix.')).toBeVisible()
    await expect(page.getByText('Nada foi cobrado.')).toBeVisible()
    await expect(page.getByText('Código 902')).toBeVisible()
    await person.button('Escolher como pagar').click()
    await expect(person.heading('Como você quer pagar?')).toBeVisible()
  })
})
