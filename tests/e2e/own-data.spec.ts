import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { watchSecrets } from './secret-watch.ts'
import { hold } from './withheld.ts'

const DATA = '/web/meus-dados'
const CALL = '/v3/customers/{msisdn}/'
const TAKEN_CPF = '204.204.204-87'

/** Returns everything that the browser stores for this site. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cached = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      databases.map(({ name }) => name),
      cached.flat().map(({ url }) => url),
      document.body.textContent,
    ])
  })

test.use({ like: 'ana' })

test('the personal data form shows each error at its field, keeps typed text during a visit to another page, and shows saved values', async ({
  page,
  person,
  consoleWatch,
  look,
}) => {
  consoleWatch.allowStatus(422, CALL)
  const email = `ana.${person.msisdn}@exemplo.com.br`
  await person.comeBack(DATA)
  await person.button('Alterar meus dados').click()
  const cpf = person.dialog.getByLabel('CPF')
  const name = person.dialog.getByLabel('Nome')
  await expect(name).toHaveValue('Ana Souza')
  await name.fill('Ana Lima')
  await person.dialog.getByLabel('E-mail').fill(email)
  await cpf.fill(TAKEN_CPF)
  await person.dialog.getByLabel('Data de nascimento').fill('27/03/90')
  await person.button('Salvar').click()
  await expect(cpf).toHaveAccessibleDescription(/^Este CPF já está em outro cadastro/)
  await expect(cpf).toBeFocused()
  await look('a refused CPF')

  // The app stores neither the e-mail, the CPF nor the birth date in the browser.
  for (const typed of [email, '20420420487', '270390']) expect(await kept(page)).not.toContain(typed)
  await page.keyboard.press('Escape')
  await person.button('Menu').click()
  await page.getByRole('button', { name: 'Privacidade' }).first().click()
  await expect(person.heading('Seus dados, em poucas palavras')).toBeVisible()
  await page.goBack()
  await person.button('Alterar meus dados').click()
  await expect(cpf).toHaveValue(TAKEN_CPF)
  await expect(name).toHaveValue('Ana Lima')

  await cpf.fill('')
  await person.button('Salvar').click()
  await expect(person.dialog).toBeHidden()
  await expect(page.getByText('Seus dados foram salvos.')).toBeVisible()
  await expect(person.receipt('Nome')).toHaveText('Ana Lima')
  await expect(person.receipt('E-mail')).toHaveText(email)

  await person.button('Alterar meus dados').click()
  await expect(person.dialog.getByLabel('E-mail')).toHaveValue(email)
  await expect(person.dialog.getByLabel('Data de nascimento')).toHaveValue('')
  await person.button('Salvar').click()
  await expect(person.dialog.getByText('Não havia nada para mudar.')).toBeVisible()
})

test('if another tab has changed the customer’s name, saving this tab’s unchanged name does not overwrite it', async ({
  page,
  context,
  person,
}) => {
  await person.comeBack(DATA)
  await expect(person.receipt('Nome')).toHaveText('Ana Souza')
  const release = await hold(page, '**/v3/customers/*/')
  await person.button('Alterar meus dados').click()
  await expect(person.dialog.getByLabel('Nome')).toHaveValue('Ana Souza')
  const other = person.at(await context.newPage())
  await other.comeBack(DATA)
  await other.button('Alterar meus dados').click()
  await other.dialog.getByLabel('Nome').fill('Ana Lima')
  await other.button('Salvar').click()
  await expect(other.receipt('Nome')).toHaveText('Ana Lima')

  await page.bringToFront()
  release()
  await page.waitForLoadState('networkidle')
  await person.dialog.getByLabel('E-mail').fill(`ana.${person.msisdn}@exemplo.com.br`)
  await person.button('Salvar').click()
  await expect(person.dialog).toBeHidden()
  await expect(person.receipt('Nome')).toHaveText('Ana Lima')
})

test('the switch for news changes at once; if the operator refuses the change, it shows the operator’s value again', async ({
  page,
  person,
  fault,
  consoleWatch,
}) => {
  consoleWatch.allowStatus(422, CALL)
  await person.comeBack(DATA)
  const news = page.getByRole('switch', { name: 'Receber novidades' })
  await expect(news).toBeChecked()
  await news.click()
  await expect(person.said('não enviaremos mais novidades')).toBeVisible()
  await page.reload()
  await expect(news).not.toBeChecked()
  await fault({ call: `PUT ${CALL}`, fault: 'status', status: 422, code: 101, msisdn: person.msisdn })
  await news.click()
  await expect(page.getByText('Algum dado não foi reconhecido.')).toBeVisible()
  await expect(news).not.toBeChecked()
})

test('if a customer leaves before the consent to news is saved, the switch later shows the operator’s value', async ({
  page,
  person,
}) => {
  await page.route(/\/v3\/customers\/\d+\/$/, route =>
    route.request().method() === 'PUT' ? undefined : route.fallback(),
  )
  await person.comeBack('/web/ajuda')
  await person.button('Menu').click()
  await page.getByRole('button', { name: 'Meus dados' }).first().click()
  const news = page.getByRole('switch', { name: 'Receber novidades' })
  await news.click()
  await expect(news).not.toBeChecked()
  await page.goBack()
  await expect(person.heading('Ajuda')).toBeVisible()
  await person.button('Menu').click()
  await page.getByRole('button', { name: 'Meus dados' }).first().click()
  await expect(news).toBeChecked()
})

test('after a customer deletes the account, neither the browser, its Back button nor the operator shows their data', async ({
  page,
  context,
  request,
  person,
  customer,
  look,
}) => {
  const watch = await watchSecrets(context)
  await person.comeBack(DATA)
  await expect(person.receipt('Nome')).toHaveText('Ana Souza')
  const token = await page.evaluate(() => sessionStorage.getItem('recarrega.token') ?? '')
  const own = [person.msisdn, person.phone, 'Ana', 'Souza', token, customer.id]
  const before = await kept(page)
  for (const trace of [person.msisdn, 'Ana', token, customer.id]) expect(before).toContain(trace)

  await person.button('Excluir minha conta').click()
  await expect(person.dialog.getByText('O que fica')).toBeVisible()
  await look('what a deletion does')
  await person.dialog.getByRole('button', { name: 'Excluir minha conta' }).click()
  await expect(person.heading('Sua conta foi excluída')).toBeFocused()
  const after = await kept(page)
  for (const trace of own) expect(after).not.toContain(trace)
  expect(await watch.kept(page, new RegExp(`${person.msisdn}|AnaSouza|${token}|${customer.id}`))).toEqual([])

  const answer = await request.get(`/operator/b/v3/customers/${person.msisdn}/`, {
    headers: { Authorization: `Bearer ${token}`, Channel: 'web', deviceId: 'd', 'App-Version': '1.0.0' },
  })
  expect(answer.status()).toBe(401)
  await page.goBack()
  await expect(page.getByText(person.phone)).toHaveCount(0)
  await person.button('Ir para o início').click()
  await expect(person.number).toHaveValue('')
  await page.goto('/web/conta-excluida')
  await expect(page).toHaveURL('/web/login')
})

test('a customer cannot delete the account while a payment is open', async ({ page, person }) => {
  await person.comeBack(DATA, { 'payment.inFlight': 'charge' })
  await person.button('Excluir minha conta').click()
  await expect(person.dialog.getByRole('heading', { name: 'Há um pagamento em andamento' })).toBeVisible()
  await person.button('Manter minha conta').click()
  await expect(person.dialog).toBeHidden()
  await page.reload()
  await expect(person.receipt('Nome')).toHaveText('Ana Souza')
})

test('a customer can read the help and privacy pages without a login', async ({ page, person, look }) => {
  await page.goto('/web/login')
  await page.getByRole('main').getByRole('button', { name: 'Ajuda' }).click()
  const question = page.getByText('O que é “em processamento”?')
  await question.click()
  await expect(page.getByText(/^Não pague de novo enquanto isso/)).toBeVisible()
  await look('help')
  await person.button('Voltar').click()
  await page.getByRole('main').getByRole('button', { name: 'Privacidade' }).click()
  await expect(page.getByRole('heading', { name: 'Seu cartão' })).toBeVisible()
  await look('privacy')
})
