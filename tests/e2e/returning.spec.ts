import { expect, test } from './fixtures.ts'

test.use({ skipsWaits: true })

test('the page of a Pix says that it is offline; back online, it shows the receipt of a payment made in between', async ({
  page,
  context,
  person,
  sandbox,
  consoleWatch,
}) => {
  consoleWatch.allowOffline()
  await person.openPayment(20)
  await person.payByPix()
  const { txid } = await person.scanPix()
  const offline = page.getByText('Você está sem internet. Esta página se atualiza sozinha quando ela voltar.')
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(offline).toBeHidden()

  await person.button('Voltar').click()
  await expect(page.getByRole('button', { name: 'Pix de R$ 20,00 esperando' })).toBeVisible()
  await context.setOffline(true)
  await sandbox.payPix(txid)
  await context.setOffline(false)
  await person.expectReceipt()
})
