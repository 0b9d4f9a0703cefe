import { copyFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type Bench, openBench } from './workshop-bench.ts'
import { lookAtPanel } from './workshop-look.ts'
import { flowRecipes } from './workshop-recipes.ts'
import { variantRecipes } from './workshop-variant-recipes.ts'

// One page runs all recipes one after another, because the workshop takes long to start. Each recipe changes other
// parts, so a recipe that fails does not stop the others.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let bench: Bench
test.beforeAll(async ({ browser }) => {
  // The limit above holds for tests only, and a busy machine starts the workshop slowly.
  test.setTimeout(300_000)
  bench = await openBench(browser)
})
test.afterAll(() => bench?.stop())

test('in the workshop a marketer taps a heading and types another text, and the screen and the file show that text', async () => {
  const { panel, screen, textOf, isSound } = bench
  const select = panel.root.getByRole('button', { name: 'Select on screen' })
  await select.click()
  await expect(select).toHaveAttribute('aria-pressed', 'true')
  await screen.getByText('Sua recarga em um minuto.').click()
  await panel.field('Text').fill('Recarregue em um minuto.')
  await expect(screen.getByText('Recarregue em um minuto.')).toBeVisible()
  await isSound()
  const before = textOf('web/entry.json')
  await panel.save()
  expect(textOf('web/entry.json')).toBe(before.replace('Sua recarga em um minuto.', 'Recarregue em um minuto.'))
  await select.click()
})

test('the workshop shows the check’s error at the invalid field, and undo brings the earlier screen back', async () => {
  const { page, panel, screen } = bench
  await panel.screen('steps/login')
  await panel.part('hero')
  const text = await panel.field('Text').inputValue()
  await panel.field('Text').fill('Olá, {custmer.name}. Recarregue.')
  await expect(panel.field('Text')).toHaveAttribute('aria-invalid', 'true', { timeout: 60_000 })
  await expect(panel.root.getByRole('listitem').filter({ hasText: 'customer.name' }).first()).toBeVisible()
  await lookAtPanel(page)
  await panel.press('Undo')
  await expect(screen.getByText(text)).toBeVisible()
  await expect(panel.root.getByText('Nothing changed')).toBeVisible()
  await panel.press('Redo')
  await expect(panel.root.getByText('1 file changed')).toBeVisible()
  await panel.press('Undo')
})

test('the workshop does not overwrite a file that somebody else changed, and explains what to do', async () => {
  const { panel, textOf, fileOf } = bench
  const before = textOf('web/entry.json')
  await panel.screen('steps/login')
  await panel.part('hero')
  await panel.field('Text').fill('Recarregue agora.')
  copyFileSync(fileOf('web/help.json'), fileOf('web/entry.json'))
  await panel.press('Save')
  await expect(panel.root.getByText('Somebody changed “flow-configs/web/entry.json” meanwhile.')).toBeVisible()
  expect(textOf('web/entry.json')).toBe(textOf('web/help.json'))
  writeFileSync(fileOf('web/entry.json'), before)
  await panel.press('Undo')
})

flowRecipes(() => bench)
variantRecipes(() => bench)
