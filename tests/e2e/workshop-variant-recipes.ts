import { expect, test } from '@playwright/test'
import { idOfPlace } from '../../workshop/flows/story-id.ts'
import type { Bench } from './workshop-bench.ts'

const VARIANT = 'variants/natal.variant.json'

/** Registers a test for each recipe of `docs/workshop.md` about variants, and about flows that extend another. */
export function variantRecipes(bench: () => Bench): void {
  test('in the workshop a marketer saves edits as a variant, orders the ways to pay in it, and ends it earlier', async () => {
    const { panel, jsonOf, textOf } = bench()
    const flow = textOf('web/entry.json')
    await panel.partOfWeb('steps/login', 'hero')
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

  test('in the workshop a marketer tries two patches on a share of the devices, with weights', async () => {
    const { panel, jsonOf } = bench()
    await panel.changeIn('Audience and dates of web~december')
    await panel.part('Trial')
    await panel.press('Add it: Trial')
    await panel.field('Coverage').fill('10')
    await panel.addNamed('Add a name: Weights', 'short')
    await panel.field('short').fill('3')
    await panel.part('Patches')
    await panel.addNamed('Add a name: Patches', 'short')
    await panel.addNamed('Add a name: Patches', 'long')
    await panel.part('Patch')
    await panel.press('Remove: Patch')
    await panel.changeIn('Only the variant web~december~short')
    await panel.screen('steps/login')
    await panel.part('hero')
    await panel.field('Text').fill('Recarregue já.')
    await panel.save()
    const { trial, patches, patch } = jsonOf('variants/december.variant.json')
    expect(trial).toEqual({ coverage: 10, weights: { short: 3 } })
    expect(patches.short).toEqual({ steps: { login: { blocks: [{ id: 'hero', text: 'Recarregue já.' }] } } })
    expect(patch).toBeUndefined()
  })

  test('in the workshop a marketer edits a flow that extends another, and only its own file changes', async () => {
    const { page, panel, url, jsonOf, textOf } = bench()
    await page.goto(`${url}/?path=/story/${idOfPlace('loyalty', 'step', 'login')}--ready`)
    await panel.field('Change it in').waitFor({ timeout: 240_000 })
    const web = textOf('web/entry.json')
    await panel.part('send')
    await panel.field('Label').fill('Entrar no clube')
    await panel.save()
    expect(textOf('web/entry.json')).toBe(web)
    expect(jsonOf('loyalty.flow.json').steps.login.blocks.at(-1)).toEqual({ id: 'send', label: 'Entrar no clube' })
  })
}
