import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Json } from '../../runtime/compiler/json-tree.ts'
import { buildWalker } from '../../scripts/chaos/chaos-build.mjs'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import type { Path } from './json.ts'
import { set } from './mutant.ts'

const tools: typeof import('../chaos/main.ts') = await import(await buildWalker())
const oracle = await tools.HarmOracle.open(readSources(flowFiles()), 2)

const payFile = z.object({
  steps: z.object({ payment: z.object({ blocks: z.array(z.object({ id: z.string() })) }) }),
})

function harmsOf(file: string, path: Path, before: Json, after?: Json) {
  return oracle.harmsOf({ class: 'case', file: `flow-configs/web/${file}`, ...set(path, before, after) }, 'web')
}

test('a mutant that changes only the title of the login does no harm to customers', async () => {
  expect(await harmsOf('entry.json', ['steps', 'login', 'title'], 'Entrar', 'Bem-vindo')).toEqual([])
})

test('if a mutant shows the pay button only for other people’s numbers, the chaos suite finds lost purchases', async () => {
  const { steps } = payFile.parse(JSON.parse(readFileSync('flow-configs/web/pay.json', 'utf8')))
  const at = steps.payment.blocks.findIndex(({ id }) => id === 'pay')
  const when = ['steps', 'payment', 'blocks', at, 'when']
  const harms = await harmsOf('pay.json', when, 'openKnown', 'forSomebodyElse')
  expect(harms).toEqual(['purchase lost'])
})

test('if a mutant removes `confirms` from a step that pays, the chaos suite finds customers who pay without agreeing', async () => {
  expect(await harmsOf('pay.json', ['steps', 'payment', 'confirms'], 'charge')).toContain('unagreed')
})

test('if a mutant leads a link of the home page elsewhere, a screen is lost', async () => {
  expect(await harmsOf('flow.json', ['always', 'cards'], 'step:cards', 'step:home')).toEqual([
    expect.stringContaining('cards'),
  ])
})

test('if the app cannot load a mutant, its harm is undefined', async () => {
  expect(await harmsOf('flow.json', ['words'], {})).toBeUndefined()
})

test('if the chaos suite does not play a flow, it cannot say whether a mutant in that flow does harm', async () => {
  expect(await oracle.harmsOf({ class: 'case', file: 'x', changes: [] }, 'unplayed')).toBeUndefined()
})

test('if a mutant closes the login of the loyalty flow or the link of the payment flow, a purchase is lost', async () => {
  const lost = (flow: string, path: Path, before?: Json) =>
    oracle.harmsOf({ class: 'case', file: `flow-configs/${flow}.flow.json`, ...set(path, before, 'stay') }, flow)
  expect(await lost('loyalty', ['steps', 'login', 'on'])).toContain('purchase lost')
  const opened = ['steps', 'entry', 'enter', 'outcomes', 'opened']
  expect(await lost('api-payment', opened, 'step:payment')).toContain('purchase lost')
})

test('a mutant that leads from the home page to a screen and back without an end is stopped, and is endless', async () => {
  const find = (to: Json): Json => ({ run: 'recharge.find', outcomes: { nothing: to } })
  const changes = [
    {
      path: ['steps', 'ring'],
      after: { path: '/ring', title: 'Anel', access: 'customer', enter: find('step:home'), blocks: [] },
    },
    { path: ['steps', 'home', 'enter'], before: null, after: find('step:ring') },
  ]
  const mutant = { class: 'case', file: 'flow-configs/web/entry.json', changes }
  expect(await oracle.harmsOf(mutant, 'web')).toContain('endless')
})
