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

const VARIANT = 'variants/natal.variant.json'
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
  await page.goto(`${workshop.url}/?path=/story/${idOfPlace('web', 'step', 'login')}--ready`)
  await page.getByRole('tab', { name: 'Edit' }).click({ timeout: 120_000 })
  await panel.root.getByRole('button', { name: 'Select on screen' }).waitFor({ timeout: 240_000 })
})
test.afterAll(async () => {
  await page.close()
  await workshop.stop()
  rmSync(join(folder, '..'), { recursive: true })
})

test('in the workshop a marketer taps a heading and types another text, and the screen and the file show that text', async () => {
  const select = panel.root.getByRole('button', { name: 'Select on screen' })
  await select.click()
  await expect(select).toHaveAttribute('aria-pressed', 'true')
  await screen().getByText('Sua recarga em um minuto.').click()
  await panel.field('Text').fill('Recarregue em um minuto.')
  await expect(screen().getByText('Recarregue em um minuto.')).toBeVisible()
  await isSound()
  const before = textOf('web/entry.json')
  await panel.save()
  expect(textOf('web/entry.json')).toBe(before.replace('Sua recarga em um minuto.', 'Recarregue em um minuto.'))
  await select.click()
})

test('the workshop shows the check’s error at the invalid field, and undo brings the earlier screen back', async () => {
  await panel.field('Text').fill('Olá, {custmer.name}. Recarregue.')
  await expect(panel.field('Text')).toHaveAttribute('aria-invalid', 'true', { timeout: 60_000 })
  await expect(panel.root.getByRole('listitem').filter({ hasText: 'customer.name' }).first()).toBeVisible()
  await lookAtPanel(page)
  await panel.press('Undo')
  await expect(screen().getByText('Recarregue em um minuto.')).toBeVisible()
  await expect(panel.root.getByText('Nothing changed')).toBeVisible()
  await panel.press('Redo')
  await expect(panel.root.getByText('1 file changed')).toBeVisible()
  await panel.press('Undo')
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

test('in the workshop a marketer adds a question, and a notice that appears after one answer only', async () => {
  await panel.screen('')
  await panel.part('Facts')
  await panel.addNamed('Add a name: Facts', 'own.reason')
  await panel.within('Options', '1').fill('work')
  await panel.within('Options', '2').fill('home')
  await panel.field('Keep').check()
  await panel.part('Guards')
  await panel.addNamed('Add a name: Guards', 'forWork')
  await panel.group('forWork').getByLabel('Fact', { exact: true }).fill('own.reason')
  await panel.group('forWork').getByLabel('Is', { exact: true }).selectOption('work')
  await panel.screen('steps/recharge')
  await panel.addBlock('segmented')
  await panel.field('Fact').fill('own.reason')
  await panel.field('Legend').fill('Para que é a recarga?')
  await panel.addBlock('notice')
  await panel.field('Text').fill('O recibo vale como comprovante.')
  await panel.root.getByRole('button', { name: 'lock', exact: true }).click()
  await panel.field('Only when').selectOption('forWork')
  await panel.part('Where it leads')
  await panel.press('Add a condition: education')
  await panel.group('education').getByLabel('When', { exact: true }).selectOption('forWork')
  await panel.group('education').getByLabel('Leads to', { exact: true }).fill('step:help')
  await panel.save()
  expect(jsonOf('web/flow.json').facts).toEqual({ 'own.reason': { options: ['work', 'home'], keep: 'tab' } })
  const { steps } = jsonOf('web/recharge.json')
  // A new guard is written into the file of the screen that was shown last.
  expect(jsonOf('web/entry.json').guards.forWork).toEqual({ fact: 'own.reason', is: 'work' })
  expect(steps.recharge.blocks.at(-2)).toMatchObject({ block: 'segmented', fact: 'own.reason' })
  expect(steps.recharge.blocks.at(-1)).toMatchObject({ block: 'notice', icon: 'lock', when: 'forWork' })
  expect(steps.recharge.on.education[0]).toEqual({ when: 'forWork', to: 'step:help' })
})

test('in the workshop a marketer moves a block, removes one, and gives an outcome another target', async () => {
  await panel.screen('steps/login')
  await panel.part('safe')
  await panel.press('Remove: safe')
  await panel.part('more')
  await panel.press('Up: more')
  await panel.part('Where it leads')
  await panel.field('refused').fill('step:help')
  await panel.save()
  const { login } = jsonOf('web/entry.json').steps
  const ids: readonly string[] = login.blocks.map(({ id }: { id: string }) => id)
  expect(ids).not.toContain('safe')
  expect(ids.indexOf('more')).toBe(ids.indexOf('send') + (ids.indexOf('more') > ids.indexOf('send') ? 1 : -1))
  expect(login.on.submit.outcomes.refused).toBe('step:help')
})

test('in the workshop a marketer makes a dialog `like` another; the file contains only the differences', async () => {
  await panel.screen('modals/ended')
  await panel.writeJson(
    '{ "like": "error", "title": "A recarga parou", "on": { "retry": "step:payment", "dismiss": "step:home" } }',
  )
  await panel.save()
  expect(jsonOf('web/pay.json').modals.ended).toEqual({
    like: 'error',
    title: 'A recarga parou',
    on: { retry: 'step:payment', dismiss: 'step:home' },
  })
})

test('in the workshop a marketer changes the words of an error, shared words, and the flow’s title and layout', async () => {
  await panel.changeIn('Shared: errors')
  await panel.screen('codes/pixWaiting')
  await panel.field('Text').fill('O pagamento ainda não chegou à &CUSTOM_TEXT.')
  await panel.changeIn('Shared: saved')
  await panel.part('Card')
  await panel.root.getByRole('textbox').first().fill('{brand}, final {last}')
  await panel.changeIn(/^The flow web/)
  await panel.screen('')
  await panel.part('Title')
  await panel.field('Title').fill('Recarga na web')
  await panel.part('Layout')
  await panel.field('Layout').selectOption('bare')
  await panel.save()
  expect(jsonOf('shared/errors.json').codes.pixWaiting.text).toBe('O pagamento ainda não chegou à &CUSTOM_TEXT.')
  expect(textOf('shared/saved.json')).toContain('{brand}, final {last}')
  expect(jsonOf('web/flow.json')).toMatchObject({ title: 'Recarga na web', layout: 'bare' })
})

test('in the workshop a marketer saves edits as a variant with channels, days and a share of the devices', async () => {
  const flow = textOf('web/entry.json')
  await panel.screen('steps/login')
  await panel.part('hero')
  await panel.field('Text').fill('Seu Natal começa com recarga.')
  await panel.root.getByText('Keep them as a variant of web').click()
  await panel.field('Name of the variant').fill('natal')
  await panel.field('Channels of the variant, with commas between them').fill('captive_portal')
  await panel.field('First day').fill('2026-12-10')
  await panel.field('First day without it').fill('2026-12-26')
  await panel.field('Percentage of the devices, for a trial').fill('10')
  await panel.press('Make it a variant')
  await expect(panel.field('Change it in')).toHaveValue('web~natal')
  await panel.save()
  expect(textOf('web/entry.json')).toBe(flow)
  expect(jsonOf(VARIANT)).toEqual({
    $schema: '../schema/variant.schema.json',
    ...{ id: 'natal', title: 'natal', flow: 'web', audience: { channels: ['captive_portal'] } },
    ...{ trial: { coverage: 10 }, from: '2026-12-10T00:00:00-03:00', until: '2026-12-26T00:00:00-03:00' },
    patch: { steps: { login: { blocks: [{ id: 'hero', text: 'Seu Natal começa com recarga.' }] } } },
  })
})

test('in the workshop a marketer changes the order of payment methods in a variant, and makes the variant end earlier', async () => {
  await panel.screen('steps/payment')
  await panel.part('methods')
  const ways = panel.group('Ways').getByRole('button', { name: /^Down: / })
  await ways.first().click()
  await panel.changeIn('Audience and dates of web~natal')
  await panel.part('Until')
  await panel.field('Until').fill('2026-12-20T00:00:00-03:00')
  await panel.save()
  const variant = jsonOf(VARIANT)
  expect(variant.until).toBe('2026-12-20T00:00:00-03:00')
  expect(variant.patch.steps.payment.blocks[0].ways.order).toHaveLength(1)
})

test('in the workshop a marketer edits a flow that extends another, and only its own file changes', async () => {
  await page.goto(`${workshop.url}/?path=/story/${idOfPlace('loyalty', 'step', 'login')}--ready`)
  await panel.field('Change it in').waitFor({ timeout: 240_000 })
  const web = textOf('web/entry.json')
  await panel.part('send')
  await panel.field('Label').fill('Entrar no clube')
  await panel.save()
  expect(textOf('web/entry.json')).toBe(web)
  expect(jsonOf('loyalty.flow.json').steps.login.blocks.at(-1)).toEqual({ id: 'send', label: 'Entrar no clube' })
})
