import { expect, test } from './fixtures.ts'

const CAMPAIGN = 'Boas festas! Até o Natal, recarregue e fale com quem você ama.'
const HERE = '/recarga/efetuar?canal=captive_portal'

test('during its dates and in its channel, a campaign shows its texts and its order of blocks, until the visit ends', async ({
  page,
  person,
}) => {
  await page.clock.install({ time: '2026-12-10T12:00:00-03:00' })
  await person.comeBack(HERE)
  await expect(page.getByText(CAMPAIGN)).toBeVisible()
  await person.chooseValue(20)
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Cartão de crédito/)

  await page.clock.setSystemTime('2026-12-26T00:00:01-03:00')
  await page.reload()
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Cartão de crédito/)
  await person.button('Voltar').click()
  await expect(page.getByText(CAMPAIGN)).toBeVisible()
})

test('a campaign is not shown before it begins, nor in another channel', async ({ page, person }) => {
  await page.clock.install({ time: '2026-11-30T23:59:00-03:00' })
  await person.comeBack(HERE)
  await expect(person.value(20)).toBeVisible()
  await expect(page.getByText(CAMPAIGN)).toBeHidden()

  await page.clock.setSystemTime('2026-12-10T12:00:00-03:00')
  await page.goto('/recarga/efetuar?canal=web')
  await expect(person.value(20)).toBeVisible()
  await expect(page.getByText(CAMPAIGN)).toBeHidden()
})
