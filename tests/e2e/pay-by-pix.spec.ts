import { expect, test } from './fixtures.ts'

test.describe('a customer pays by Pix', () => {
  test('a Pix is paid from the QR code, and the page shows the receipt by itself', async ({
    page,
    context,
    person,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await person.openPayment(20)
    await person.payByPix()
    await expect(page).toHaveURL('/recarga/web/pix')
    await expect(page.getByText('R$ 20,00')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^expira em \d:\d\d$/)

    const pix = await person.scanPix()
    expect(pix.amountCents).toBe(2000)
    await person.button('Copiar código Pix').click()
    await expect(person.button('Código copiado')).toBeVisible()
    // The test reads the clipboard on another page, since the app's page is not allowed to.
    const elsewhere = await context.newPage()
    await elsewhere.goto('/sandbox')
    expect(await elsewhere.evaluate(() => navigator.clipboard.readText())).toBe(pix.text)
    await elsewhere.close()

    await person.payAtBank()
    await person.expectReceipt()
    await expect(page).toHaveURL('/recarga/web/sucesso')
    await expect(person.receipt('Pagamento')).toHaveText('Pix')
    await expect(person.receipt('Bônus')).toHaveText('1 GB')
  })

  test('a Pix charges nothing until it is paid', async ({ person, ledger }) => {
    await person.openPayment(30)
    await person.payByPix()
    expect((await person.scanPix()).amountCents).toBe(3000)
    expect(await ledger(person.msisdn)).toEqual([])
  })

  test('"Já paguei" reads the status of a Pix at once', async ({ page, person }) => {
    await page.clock.install()
    await person.openPayment()
    await person.payByPix()
    await person.stopClock()
    await person.payAtBank()
    await person.button('Já paguei').click()
    await person.expectReceipt()
  })

  test('a Pix that was not paid is still waiting after "Já paguei"', async ({ page, person }) => {
    await person.openPayment()
    await person.payByPix()
    const asked = page.waitForResponse(/\/uuid\/.+\/recharges\//)
    await person.button('Já paguei').click()
    await asked
    await expect(page.getByText('Aguardando o pagamento')).toBeVisible()
    await expect(person.heading('Pague com Pix')).toBeVisible()
  })

  test('a Pix keeps its code through a reload, and can be paid after it', async ({ page, person }) => {
    await person.openPayment()
    await person.payByPix()
    const before = await person.scanPix()
    await page.reload()
    expect(await person.scanPix()).toEqual(before)
    await person.payAtBank()
    await person.expectReceipt()
  })

  test('an open Pix is offered again beside the amounts and on the home page', async ({ page, person }) => {
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

  test('a Pix that was paid while no page was open is shown as paid at the next login', async ({
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

  test('a Pix that expires says so, and offers the ways to pay', async ({ page, person, ledger }) => {
    // Replaces the answer's expiry by a time that this test can wait for.
    await page.route(/\/operator\/\w+\/customers\/[^/]+\/recharges\/pix\/[^/]+$/, async route => {
      const response = await route.fetch()
      if (!response.ok()) return route.fulfill({ response })
      const json = { ...(await response.json()), expires_at: new Date(Date.now() + 2000).toISOString() }
      return route.fulfill({ response, json })
    })
    await person.openPayment()
    await person.payByPix()
    await expect(person.dialog).toHaveAccessibleName('Este código Pix não vale mais')
    await expect(person.dialog).toContainText('Nada foi cobrado.')
    expect(await ledger(person.msisdn)).toEqual([])
    await person.dialog.getByRole('button', { name: 'Escolher como pagar' }).click()
    await expect(person.heading('Como você quer pagar?')).toBeVisible()
    await expect(page.getByText('R$ 20,00')).toBeVisible()
  })
})

test.describe('a customer whose Pix code never comes', () => {
  test.use({ like: 'fabio' })

  test('a Pix code that never comes shows a message with another way to pay', async ({
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
