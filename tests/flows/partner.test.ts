import { beforeAll, expect, test } from 'vitest'
import { rechargeStatus } from '../../flows/app/operator/recharge-status.ts'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { pathOf } from '../../runtime/engine/paths.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { kindOf } from '../../scripts/serving/kinds.mjs'

let flow: WholeFlow
let others: readonly WholeFlow[]
beforeAll(async () => {
  const { flows } = compile(readSources(flowFiles()), await loadCatalogue())
  const whole = flows.flatMap(({ config }) => prepare(config) ?? [])
  const partner = whole.find(({ layout }) => layout === 'embedded')
  if (partner === undefined) throw new Error('There is no embedded flow.')
  flow = partner
  others = whole.filter(one => one !== partner)
})

const addressesOf = (one: WholeFlow) =>
  Object.entries(one.steps).flatMap(([id, step]) => [
    pathOf(one, id, one.channelPath ?? 'web') ?? '',
    ...(step?.aliases ?? []),
  ])

test('partners may frame all addresses of the embedded channel and no others', () => {
  expect(addressesOf(flow).filter(path => kindOf(path) !== 'embed')).toEqual([])
  expect(others.flatMap(addressesOf).filter(path => kindOf(path) === 'embed')).toEqual([])
})

test('no control of the embedded flow opens a bank, a checkout or another flow outside the frame', () => {
  const text = JSON.stringify([flow.always, flow.steps, flow.modals])
  const targets = [...text.matchAll(/"(\w+)":"(?:leave|flow:[^"]*)"/g)].filter(([, key]) => key !== 'id')
  expect(targets).toEqual([])
  const ways = JSON.stringify(
    [...Object.values(flow.steps), ...Object.values(flow.modals)].flatMap(one =>
      (one?.blocks ?? []).filter(({ block }) => block === 'payment-methods' || block === 'fast-recharge'),
    ),
  )
  expect(ways).toContain('"pix"')
  expect(ways).not.toMatch(/"(pisp|mercado_pago)"/)
})

test('if the operator never creates a Pix code, the partner is told that the recharge failed', () => {
  const missing = String(flow.steps.pix?.enter?.outcomes?.missing)
  const modals = [{ id: missing.replace('modal:', ''), message: { code: '902' } }]
  expect([flow.modals[modals[0]?.id ?? ''] === undefined, rechargeStatus({ step: 'pix', modals })]).toEqual([
    false,
    'error',
  ])
})

test('in the partner flow, the step with the amounts links to the history, because its messages mention the history', () => {
  const links = flow.steps.recharge?.blocks.find(({ block }) => block === 'links')
  expect(links).toMatchObject({ items: expect.arrayContaining([{ label: 'Histórico', event: 'history' }]) })
})

test('the embedded flow has no menu, so each of its pages has a control to continue', () => {
  const leadsOn = (block: object): boolean => /"event":|"block":"(submit|pay-bar|waiting)"/.test(JSON.stringify(block))
  // Final steps with an `enter` service are excluded, because they open the next step by themselves.
  const stays = Object.entries(flow.steps).filter(([, step]) => step?.final !== true || step.enter === undefined)
  const stuck = stays.filter(([, step]) => !(step?.blocks ?? []).some(leadsOn))
  expect(stuck.map(([id]) => id)).toEqual([])
})
