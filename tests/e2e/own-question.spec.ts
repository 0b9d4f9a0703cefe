import { expect } from './fixtures.ts'
import { test } from './own-site.ts'

const HERE = '/recarga/efetuar?canal=ura'
const TIP = 'O recibo vale como comprovante para o trabalho.'

test.describe('a variant with a question of its own, as the authoring guide has it', () => {
  // The release has one more variant, so the test builds all pages again.
  test.use({ moreConfigs: ['tests/fixtures/asking.variant.json'], hasWorker: false, like: 'ana' })

  test('a variant’s own question decides which texts appear and where a link leads, until the session ends', async ({
    page,
    person,
  }) => {
    const sent: string[] = []
    page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const answer = (name: string) =>
      page.getByRole('group', { name: 'Para que é a recarga?' }).getByRole('radio', { name })
    const tip = page.getByText(TIP)
    const education = person.button('Validade e bônus')
    await person.comeBack(HERE)
    await person.value(20).check()
    await person.button('Continuar').click()
    await expect(page.getByText('Escolha uma resposta para continuar.')).toBeVisible()

    await answer('Casa').check()
    await expect(tip).toBeHidden()
    await education.click()
    await expect(person.dialog).toHaveAccessibleName('Validade e bônus')
    await person.dialog.getByRole('button', { name: 'Entendi' }).click()

    await answer('Trabalho').check()
    await expect(tip).toBeVisible()
    await page.reload()
    await expect(answer('Trabalho')).toBeChecked()
    await expect(tip).toBeVisible()
    await education.click()
    await expect(person.heading('Ajuda')).toBeVisible()
    await person.button('Voltar').click()
    await person.chooseValue(20)
    expect(sent.filter(request => /own\.|work/.test(request))).toEqual([])

    await person.button('Menu').click()
    await person.button('Sair').click()
    await expect(person.number).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain('own.reason')
    await person.logInHere()
    await page.goto(HERE)
    await expect(answer('Casa')).not.toBeChecked()
    await expect(answer('Trabalho')).not.toBeChecked()
    await expect(tip).toBeHidden()
  })
})
