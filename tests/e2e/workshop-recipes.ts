import { expect, test } from '@playwright/test'
import type { Bench } from './workshop-bench.ts'

/** Registers a test for each recipe of `docs/workshop.md` that changes a flow or a shared file. */
export function flowRecipes(bench: () => Bench): void {
  test('in the workshop a marketer adds a step with former names and addresses, and a link to that step', async () => {
    const { panel, jsonOf, saveSound } = bench()
    await panel.flowNear('steps/login')
    await panel.addNamed('Add a step: this screen', 'coverage')
    await panel.field('Path').fill('/web/cobertura')
    await panel.field('Title').fill('Cobertura')
    await panel.press('Add to aliases: Aliases')
    await panel.within('Aliases', '1').fill('/web/onde')
    await panel.press('Add to was: Was')
    await panel.within('Was', '1').fill('where')
    await panel.part('text')
    await panel.field('Text').fill('Em qualquer lugar do Brasil, no mesmo dia.')
    await panel.addBlock('heading')
    await panel.field('Text').fill('Onde a recarga vale')
    await panel.press('Up: heading')
    await panel.screen('steps/login')
    await panel.addLink({ label: 'Cobertura', event: 'coverage', target: 'step:coverage' })
    await saveSound()
    const { steps } = jsonOf('web/entry.json')
    expect(steps.coverage).toMatchObject({
      ...{ path: '/web/cobertura', aliases: ['/web/onde'], was: ['where'], title: 'Cobertura' },
      blocks: [{ id: 'heading' }, { id: 'text' }],
    })
    expect(steps.login.blocks.at(-1)).toMatchObject({ block: 'link', label: 'Cobertura', event: 'coverage' })
    expect(steps.login.on.coverage).toBe('step:coverage')
  })

  test('in the workshop a marketer adds a dialog, and an outcome leads to the dialog', async () => {
    const { panel, jsonOf, saveSound } = bench()
    await panel.flowNear('steps/help')
    await panel.addNamed('Add a dialog: this screen', 'hours')
    await panel.field('Title').fill('Quando atendemos')
    await panel.part('text')
    await panel.field('Text').fill('Todos os dias, das 8h às 20h.')
    await panel.screen('steps/help')
    await panel.addLink({ label: 'Quando atendemos', event: 'hours', target: 'modal:hours' })
    await saveSound()
    const { modals, steps } = jsonOf('web/help.json')
    expect(modals.hours).toMatchObject({ title: 'Quando atendemos', blocks: [{ block: 'text' }] })
    expect(steps.help.on.hours).toBe('modal:hours')
  })

  test('in the workshop a marketer adds a question, and a notice that appears after one answer only', async () => {
    const { panel, jsonOf, saveSound } = bench()
    await panel.flowNear('steps/recharge')
    await panel.part('Facts')
    await panel.addNamed('Add a name: Facts', 'own.reason')
    await panel.within('Options', '1').fill('work')
    await panel.within('Options', '2').fill('home')
    await panel.field('Keep').check()
    await panel.part('Guards')
    await panel.addNamed('Add a name: Guards', 'forWork')
    await panel.within('forWork', 'Fact').fill('own.reason')
    await panel.within('forWork', 'Is').selectOption('work')
    await panel.screen('steps/recharge')
    await panel.addBlock('segmented')
    await panel.field('Legend').fill('Para que é a recarga?')
    await panel.within('Options', 'Label').nth(0).fill('Trabalho')
    await panel.within('Options', 'Label').nth(1).fill('Casa')
    await panel.addBlock('notice')
    await panel.field('Text').fill('O recibo vale como comprovante.')
    await panel.root.getByRole('button', { name: 'lock', exact: true }).click()
    await panel.field('Only when').selectOption('forWork')
    await panel.part('Where it leads')
    await panel.press('Add a condition: education')
    await panel.within('education', 'When').selectOption('forWork')
    await panel.within('education', 'Leads to').fill('step:help')
    await panel.changeIn('What recharge of web is about')
    await panel.press('Add to leads to: Leads to')
    await panel.within('Leads to', '4').fill('help')
    await panel.changeIn(/^The flow web/)
    await saveSound()
    expect(jsonOf('web/flow.json').facts).toEqual({ 'own.reason': { options: ['work', 'home'], keep: 'tab' } })
    const { steps, guards, about } = jsonOf('web/recharge.json')
    expect(guards.forWork).toEqual({ fact: 'own.reason', is: 'work' })
    expect(steps.recharge.blocks.at(-2)).toMatchObject({
      ...{ block: 'segmented', fact: 'own.reason' },
      options: [
        { value: 'work', label: 'Trabalho' },
        { value: 'home', label: 'Casa' },
      ],
    })
    expect(steps.recharge.blocks.at(-1)).toMatchObject({ block: 'notice', icon: 'lock', when: 'forWork' })
    expect(steps.recharge.on.education[0]).toEqual({ when: 'forWork', to: 'step:help' })
    expect(about.leadsTo.at(-1)).toBe('help')
  })

  test('in the workshop a marketer says in a guard and at a block what they mean, and the check compares', async () => {
    const { panel, jsonOf, saveSound } = bench()
    await panel.flowNear('steps/payment')
    await panel.part('Guards')
    await panel.addNamed('Add a name: Guards', 'nothingOpen')
    const guard = panel.group('nothingOpen')
    await panel.within('nothingOpen', 'Fact').fill('payment.inFlight')
    await panel.within('nothingOpen', 'Make it another condition').selectOption('One of several values')
    await guard.getByRole('button', { name: 'Add', exact: true }).last().click()
    await panel.within('nothingOpen', 'Value 1').selectOption('none')
    await panel.within('nothingOpen', 'Make it another condition').selectOption('Name the other values, too')
    await guard.getByRole('button', { name: 'Add', exact: true }).last().click()
    await panel.addNamed('Add a name: Guards', 'somethingOpen')
    await panel.within('somethingOpen', 'Make it another condition').selectOption('Not …')
    await panel.group('somethingOpen').getByRole('button', { name: 'Add', exact: true }).last().click()
    await panel.within('somethingOpen', 'Does not hold').selectOption('nothingOpen')
    await panel.screen('steps/payment')
    await panel.addBlock('text')
    await panel.field('Text').fill('Escolha como pagar.')
    await panel.field('Only when').selectOption('nothingOpen')
    await panel.addBlock('text')
    await panel.field('Text').fill('Espere o pagamento terminar.')
    await panel.field('Only when').selectOption('somethingOpen')
    await panel.field('Instead of').selectOption('text')
    await saveSound()
    const { guards, steps } = jsonOf('web/pay.json')
    expect(guards.nothingOpen).toEqual({
      ...{ fact: 'payment.inFlight', in: ['none'] },
      notIn: ['charge', 'pix', 'pisp', 'checkout'],
    })
    expect(steps.payment.blocks.at(-1)).toMatchObject({ when: 'somethingOpen', instead: 'text' })
  })

  test('in the workshop a marketer changes the words of an error, at fields, of schedules and of the site', async () => {
    const { panel, jsonOf, saveSound } = bench()
    await panel.changeIn('Shared: errors')
    await panel.screen('codes/pixWaiting')
    await panel.field('Text').fill('O banco ainda não avisou a &CUSTOM_TEXT.')
    await panel.changeIn('Shared: fields')
    await panel.part('Mobile')
    await panel.field('empty').fill('Digite o seu número com DDD.')
    await panel.changeIn('Shared: schedule')
    await panel.part('Days')
    await panel.field('Sunday').fill('aos domingos')
    await panel.changeIn('Shared: site')
    await panel.part('Offline')
    await panel.field('Title').fill('Sem rede')
    await panel.changeIn('Shared: saved')
    await panel.part('Card')
    await panel.field('Card').fill('{brand}, final {last}')
    await saveSound()
    expect(jsonOf('shared/errors.json').codes.pixWaiting.text).toBe('O banco ainda não avisou a &CUSTOM_TEXT.')
    expect(jsonOf('shared/fields.json').mobile.empty).toBe('Digite o seu número com DDD.')
    expect(jsonOf('shared/schedule.json').days.sunday).toBe('aos domingos')
    expect(jsonOf('shared/site.json').offline.title).toBe('Sem rede')
    expect(jsonOf('shared/saved.json').card).toBe('{brand}, final {last}')
  })

  test('in the workshop a marketer changes a flow’s title, words, menu, panel and layout', async () => {
    const { panel, jsonOf } = bench()
    await panel.changeIn(/^The flow web/)
    await panel.screen('')
    await panel.part('Title')
    await panel.field('Title').fill('Recarga na web')
    await panel.part('Words')
    await panel.field('Soon').fill('Quase lá')
    await panel.part('Menu')
    await panel.press('Down: Início')
    await panel.part('Panel')
    await panel.within('Headline', '1').fill('Recarga rápida,')
    await panel.part('Layout')
    await panel.field('Layout').selectOption('bare')
    await panel.save()
    const { title, words, menu, panel: beside, layout } = jsonOf('web/flow.json')
    expect({ title, layout }).toEqual({ title: 'Recarga na web', layout: 'bare' })
    expect(words.soon).toBe('Quase lá')
    expect(menu.items[1].label).toBe('Início')
    expect(beside.headline[0]).toBe('Recarga rápida,')
  })

  test('in the workshop a marketer makes a dialog `like` another; the file contains only the differences', async () => {
    const { panel, jsonOf } = bench()
    await panel.changeIn(/^The flow web/)
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

  test('in the workshop a marketer moves a block, removes one, and gives an outcome another target', async () => {
    const { panel, jsonOf } = bench()
    await panel.partOfWeb('steps/login', 'safe')
    await panel.press('Remove: safe')
    await panel.part('more')
    await panel.press('Up: more')
    await panel.part('Where it leads')
    await panel.field('refused').fill('stay')
    await panel.save()
    const { login } = jsonOf('web/entry.json').steps
    const ids: readonly string[] = login.blocks.map(({ id }: { id: string }) => id)
    expect(ids).not.toContain('safe')
    expect(ids.indexOf('more')).toBe(ids.indexOf('send') + (ids.indexOf('more') > ids.indexOf('send') ? 1 : -1))
    expect(login.on.submit.outcomes.refused).toBe('stay')
  })
}
