import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { idOfPlace } from '../../workshop/flows/story-id.ts'
import { lookAtPanel } from './workshop-look.ts'
import { type EditPanel, editPanelOf } from './workshop-panel.ts'
import { startWorkshop, type Workshop } from './workshop-server.ts'

// One page runs all recipes one after another, because the workshop takes long to start.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

let folder = ''
let workshop: Workshop
let page: Page
let panel: EditPanel
const screen = () => page.frameLocator('#storybook-preview-iframe')
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const jsonOf = (file: string) => JSON.parse(textOf(file))
const isSound = () => expect(panel.root.getByText(/; no problem/)).toBeVisible({ timeout: 60_000 })

test.beforeAll(async ({ browser }) => {
  folder = join(mkdtempSync(join(tmpdir(), 'workshop-')), 'flow-configs')
  cpSync('flow-configs', folder, { recursive: true })
  workshop = await startWorkshop(folder)
  page = await browser.newPage({ viewport: { width: 1280, height: 1000 } })
  panel = editPanelOf(page)
})
test.afterAll(async () => {
  await page.close()
  await workshop.stop()
  rmSync(join(folder, '..'), { recursive: true })
})

test('in the workshop a marketer taps a heading and types another text, and the screen and the file show that text', async () => {
  await page.goto(`${workshop.url}/?path=/story/${idOfPlace('web', 'step', 'login')}--ready`)
  await page.getByRole('tab', { name: 'Edit' }).click({ timeout: 120_000 })
  const select = panel.root.getByRole('button', { name: 'Select on screen' })
  await select.click({ timeout: 240_000 })
  await expect(select).toHaveAttribute('aria-pressed', 'true')
  await screen().getByText('Sua recarga em um minuto.').click({ timeout: 240_000 })
  await panel.field('Text').fill('Recarregue em um minuto.')
  await expect(screen().getByText('Recarregue em um minuto.')).toBeVisible()
  await isSound()
  const before = textOf('web/entry.json')
  await panel.save()
  expect(textOf('web/entry.json')).toBe(before.replace('Sua recarga em um minuto.', 'Recarregue em um minuto.'))
  await select.click()
})

test('the workshop’s check shows an error at the invalid field, and undo restores the screen', async () => {
  await panel.field('Text').fill('Olá, {custmer.name}. Recarregue.')
  await expect(panel.field('Text')).toHaveAttribute('aria-invalid', 'true', { timeout: 60_000 })
  await expect(panel.root.getByRole('listitem').filter({ hasText: 'customer.name' }).first()).toBeVisible()
  await lookAtPanel(page)
  await panel.press('Undo')
  await expect(screen().getByText('Recarregue em um minuto.')).toBeVisible()
  await expect(panel.root.getByText('Nothing changed')).toBeVisible()
})

test('the workshop does not overwrite a file that somebody else changed, and explains what to do', async () => {
  const file = join(folder, 'web/entry.json')
  const before = textOf('web/entry.json')
  await panel.field('Text').fill('Recarregue agora.')
  cpSync(join(folder, 'web/help.json'), file)
  await panel.press('Save')
  await expect(panel.root.getByText('Somebody changed “flow-configs/web/entry.json” meanwhile.')).toBeVisible()
  expect(textOf('web/entry.json')).toBe(textOf('web/help.json'))
  writeFileSync(file, before)
  await panel.press('Undo')
})

test('in the workshop a marketer adds a step and a link to that step', async () => {
  await panel.screen('')
  await panel.addNamed('Add a step: this screen', 'coverage')
  await panel.field('Path').fill('/web/cobertura')
  await panel.field('Title').fill('Cobertura')
  await panel.part('text')
  await panel.field('Text').fill('Em qualquer lugar do Brasil, no mesmo dia.')
  await panel.addBlock('heading')
  await panel.field('Text').fill('Onde a recarga vale')
  await panel.press('Up: heading')
  await panel.screen('steps/login')
  await panel.addBlock('link')
  await panel.field('Label').fill('Cobertura')
  await panel.field('Event').fill('coverage')
  await panel.part('Where it leads')
  await panel.addNamed('Add a name: On', 'coverage')
  await panel.field('coverage').fill('step:coverage')
  await panel.save()
  const { steps } = jsonOf('web/entry.json')
  expect(steps.coverage).toMatchObject({
    path: '/web/cobertura',
    title: 'Cobertura',
    blocks: [{ id: 'heading' }, { id: 'text' }],
  })
  expect(steps.login.blocks.at(-1)).toMatchObject({ block: 'link', label: 'Cobertura', event: 'coverage' })
  expect(steps.login.on.coverage).toBe('step:coverage')
})
