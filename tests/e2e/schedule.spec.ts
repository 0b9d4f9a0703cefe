import { expect, test } from './fixtures.ts'
import type { Person } from './person.ts'

test.use({ like: 'ana' })

const MONTHLY = { 'schedule.frequency': 'monthly', 'schedule.day': '05', 'schedule.value': 2000 } as const

/** Opens the terms of a recharge of R$ 20 on the 5th of every month. */
async function openTerms(person: Person): Promise<void> {
  await person.comeBack('/recarga/programar', MONTHLY)
  await expect(person.page.getByText('Visa final 4242')).toBeVisible()
  await person.button('Programar R$ 20,00 todo dia 5').click()
  await expect(person.dialog).toHaveAccessibleName('Autorizar recarga programada')
}

test('after a customer agrees to the terms, the operator schedules the recharge and charges nothing', async ({
  page,
  person,
  ledger,
  look,
}) => {
  await person.comeBack('/web/home')
  await page.getByRole('button', { name: /^Programe sua recarga/ }).click()
  await page.getByRole('radio', { name: 'Toda semana' }).check()
  await page.getByRole('radio', { name: 'Toda quarta' }).check()
  await page.getByRole('radio', { name: /^R\$\s30$/ }).check()
  await page.getByRole('button', { name: 'Trocar Número que recebe' }).click()
  await person.dialog.getByRole('radio', { name: /^Mãe/ }).check()
  await person.dialog.getByRole('button', { name: 'Usar este número' }).click()
  await person.button('Programar R$ 30,00 toda quarta').click()
  await expect(person.dialog).toContainText(
    /toda quarta cobramos R\$\s30,00 no Visa final 4242 e recarregamos Mãe, \(11\)\s97654-3210, até você parar/,
  )
  await person.tapTwice(person.dialog.getByRole('button', { name: 'Autorizar e programar' }))
  await expect(person.heading('Recarga programada!')).toBeFocused()
  await person.button('Ver recarga programada').click()
  await expect(page.getByRole('heading', { name: /^R\$\s30,00$/ })).toBeVisible()
  await expect(page.getByText('Toda quarta').first()).toBeVisible()
  await look('what is scheduled')
  expect(await ledger(person.msisdn)).toEqual([])
})

test('a customer who leaves the schedule form for the saved cards, or reloads it, finds the same day and amount chosen', async ({
  page,
  person,
}) => {
  await person.comeBack('/recarga/programar')
  await page.getByRole('radio', { name: '12', exact: true }).check()
  await page.getByRole('radio', { name: /^R\$\s50$/ }).check()
  await page.getByRole('button', { name: 'Trocar Cartão que paga' }).click()
  await person.dialog.getByRole('button', { name: 'Adicionar outro cartão' }).click()
  await expect(page).toHaveURL('/web/cartoes')
  await page.goBack()
  await expect(person.button('Programar R$ 50,00 todo dia 12')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: '12', exact: true })).toBeChecked()
  await expect(person.button('Programar R$ 50,00 todo dia 12')).toBeVisible()
})

test('if a customer’s agreement to a schedule does not reach the operator, the terms show an error, and the customer can send it again', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  consoleWatch.allowLost('/customers/{id}/recurrence')
  await openTerms(person)
  const call = 'POST /customers/{id}/recurrence'
  // The fault applies to several requests, because a browser may resend the request.
  await sandbox.fault({ call, fault: 'drop-before', times: 9, msisdn: person.msisdn })
  const agree = person.dialog.getByRole('button', { name: 'Autorizar e programar' })
  await agree.click()
  await expect(page.getByText('Não conseguimos falar com a operadora.')).toBeVisible()
  await sandbox.clearFaults(person.msisdn)
  await agree.click()
  await expect(person.heading('Recarga programada!')).toBeVisible()
})

test('the days of a schedule change only after the customer agrees, and the customer can then stop the schedule', async ({
  page,
  person,
}) => {
  await openTerms(person)
  await person.dialog.getByRole('button', { name: 'Autorizar e programar' }).click()
  await person.button('Ver recarga programada').click()
  await page.getByRole('button', { name: /^Trocar a frequência/ }).click()
  await person.dialog.getByRole('radio', { name: 'Toda semana' }).check()
  await person.dialog.getByRole('button', { name: 'Escolher o dia' }).click()
  await person.dialog.getByRole('button', { name: 'Autorizar a mudança' }).click()
  await expect(person.dialog.getByText('Escolha um dia para continuar.')).toBeVisible()
  await person.dialog.getByRole('radio', { name: 'Todo sábado' }).check()
  await expect(person.dialog).toContainText(/todo sábado cobramos R\$\s20/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(person.dialog).toBeHidden()
  await page.getByRole('button', { name: /^Trocar o dia Todo dia 5/ }).click()
  await person.dialog.getByRole('radio', { name: '28', exact: true }).check()
  await person.dialog.getByRole('button', { name: 'Autorizar a mudança' }).click()
  await expect(page.getByText('Pronto, sua recarga programada mudou.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Trocar o dia Todo dia 28/ })).toBeVisible()
  await person.button('Parar a recarga programada').click()
  await person.dialog.getByRole('button', { name: 'Parar recarga programada' }).click()
  await expect(page.getByText('Nada mais será cobrado por ela.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nada programado ainda' })).toBeVisible()
})

test.describe('a customer who has never recharged', () => {
  test.use({ like: 'bruno' })

  test('if a customer has never recharged, the page first says that a schedule needs a first recharge', async ({
    person,
  }) => {
    await person.comeBack('/recarga/programar')
    await expect(person.page.getByText('Faça uma recarga antes de programar as próximas.')).toBeVisible()
    await person.button('Fazer uma recarga').click()
    await expect(person.value(20)).toBeVisible()
  })
})
