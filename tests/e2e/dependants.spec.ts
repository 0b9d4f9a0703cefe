import type { Page } from '@playwright/test'
import { formatPhone } from '../../runtime/rules/phone.ts'
import { expect, test } from './fixtures.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Seus números' }).getByRole('listitem')

test('a customer corrects an invalid number and then saves it with a name', async ({ page, person, consoleWatch }) => {
  consoleWatch.allowStatus(422, '/customers/{msisdn}/dependents/{recipient}')
  await person.comeBack('/web/dependentes')
  await expect(page.getByText('Você pode salvar mais 5 números.')).toBeVisible()
  await person.button('Adicionar número').click()
  const number = person.dialog.getByLabel('Número com DDD')
  await number.fill(person.msisdn)
  await person.dialog.getByLabel('Nome (opcional)').fill('Tia Rosa')
  await person.dialog.getByRole('button', { name: 'Salvar número' }).click()
  await expect(number).toHaveAccessibleDescription(/^Não foi possível associar este número/)
  await expect(number).toBeFocused()

  await number.fill('11955550001')
  await person.tapTwice(person.dialog.getByRole('button', { name: 'Salvar número' }))
  await expect(person.said('Número salvo.')).toBeVisible()
  await expect(person.heading('Números salvos')).toBeFocused()
  await expect(rows(page)).toHaveText(['Tia Rosa(11) 95555-0001'])
  await expect(page.getByText('Você pode salvar mais 4 números.')).toBeVisible()
})

test.describe('a customer with saved numbers', () => {
  test.use({ like: 'ana' })

  test('a customer must confirm before a saved number is deleted', async ({ page, person }) => {
    await person.comeBack('/web/dependentes')
    await page.getByRole('button', { name: 'Lucas' }).click()
    await person.button('Excluir este número').click()
    await person.button('Manter número').click()
    await expect(person.dialog).toHaveAccessibleName('Lucas')
    await person.button('Excluir este número').click()
    await person.tapTwice(person.button('Excluir número'))
    await expect(person.said('Número excluído.')).toBeVisible()
    await expect(person.heading('Números salvos')).toBeFocused()
    await expect(rows(page)).toHaveText(['Mãe(11) 97654-3210, Favorito'])
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
  })

  test('a customer recharges a saved number in one tap, and then recharges their own number', async ({
    page,
    person,
  }) => {
    await person.comeBack('/web/dependentes')
    await page.getByRole('button', { name: 'Mãe' }).click()
    await person.button('Recarregar este número').click()
    await expect(page.getByText('Mãe, (11) 97654-3210')).toBeVisible()
    await person.chooseValue(20)
    await expect(page.getByText('Confira o número: (11) 97654-3210 não é o seu.')).toBeVisible()
    await page.goBack()

    await person.button('Trocar').click()
    const numbers = person.dialog.getByRole('listitem')
    await expect(numbers).toHaveText([`Seu número${person.phone}`, 'Lucas(11) 96543-2109'])
    await numbers.getByRole('button', { name: 'Seu número' }).click()
    await expect(page.getByText(`Ana, ${person.phone}`)).toBeVisible()
    await person.button('Continuar').click()
    await expect(person.way(/^Pix/)).toBeVisible()
    await expect(page.getByText('não é o seu')).toBeHidden()
  })

  test('after a customer recharges somebody else’s number, the receipt offers to save that number', async ({
    page,
    person,
  }) => {
    const target = '11955550002'
    await person.comeBack('/recarga/web/sucesso', {
      'recharge.nsu': '123456789',
      'order.value': 2000,
      'order.target': target,
    })
    await page.getByRole('button', { name: 'Salvar este número' }).click()
    await expect(person.dialog.getByLabel('Número com DDD')).toHaveValue(formatPhone(target))
    await person.dialog.getByRole('button', { name: 'Salvar número' }).click()
    await expect(person.said('Número salvo.')).toBeVisible()
    await expect(person.heading('Recarga feita!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Salvar este número' })).toBeHidden()
  })
})

test('choosing a contact fills in its first mobile number; if it has only a landline, an error explains the problem', async ({
  page,
  person,
}) => {
  const people = [
    { name: ['Padaria'], tel: ['(11) 3333-4444'] },
    { name: ['Tia Rosa'], tel: ['(11) 3333-4444', '+55 11 95555-0003'] },
  ]
  await page.addInitScript(chosen => {
    Object.defineProperty(navigator, 'contacts', { value: { select: async () => chosen.splice(0, 1) } })
  }, people)
  await person.comeBack('/web/dependentes')
  await person.button('Adicionar número').click()
  const number = person.dialog.getByLabel('Número com DDD')
  await person.button('Escolher dos contatos').click()
  await expect(number).toHaveAccessibleDescription(/^Este é um telefone fixo/)
  await expect(number).toBeFocused()
  await person.dialog.getByLabel('Nome (opcional)').fill('')
  await person.button('Escolher dos contatos').click()
  await expect(number).toHaveValue('(11) 95555-0003')
  await expect(person.dialog.getByLabel('Nome (opcional)')).toHaveValue('Tia Rosa')
  // If the customer closes the sheet without saving, the sheet keeps the typed number for the next opening.
  await page.keyboard.press('Escape')
  await person.button('Adicionar número').click()
  await expect(number).toHaveValue('(11) 95555-0003')
  await expect(person.dialog.getByLabel('Nome (opcional)')).toHaveValue('Tia Rosa')
})
