import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import type { Facts, WholeFlow } from '../../runtime/engine/flow.ts'
import { holds } from '../../runtime/engine/guards.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'

const { flows } = compile(readSources(flowFiles()), await loadCatalogue())
const whole = flows.flatMap(({ config }) => prepare(config) ?? [])

const PAYS = /"run":"recharge\.pay/
/** Facts of a customer whose device could not store a record of the payment. */
const unkept: Facts = { 'recharge.isUnkept': true }

/** Returns the steps of a flow that run a paying service. Each step comes with its `pay-bar` blocks. */
const payingSteps = (flow: WholeFlow) =>
  Object.entries(flow.steps).flatMap(([id, step]) => {
    if (step === undefined || !PAYS.test(JSON.stringify(step.on ?? {}))) return []
    return [{ id, step, bars: (step.blocks ?? []).filter(({ block }) => block === 'pay-bar') }]
  })

describe.each(whole.map(flow => [flow.id, flow] as const))('in the flow %s', (_, flow) => {
  const isShown = (when: unknown, facts: Facts): boolean =>
    when === undefined || (typeof when === 'string' && holds(flow.guards, when, facts))

  test('on a device without storage, a step that pays reads the history before it enables the payment', () => {
    const steps = payingSteps(flow)
    expect(steps).not.toEqual([])
    for (const { id, step, bars } of steps) {
      expect([id, step.enter?.run, step.enter?.outcomes?.unread]).toEqual([id, 'recharge.recall', 'modal:unread'])
      expect([id, bars.length]).toEqual([id, 1])
      for (const { when } of bars) {
        expect([id, isShown(when, unkept)]).toEqual([id, false])
        const known: readonly Facts[] = [{}, { ...unkept, 'recharge.isRecalled': true }]
        for (const facts of known) expect([id, facts, isShown(when, facts)]).toEqual([id, facts, true])
      }
    }
  })

  test('if the history cannot be read, the customer can pay only with a button that mentions the risk', () => {
    const { unread } = flow.modals
    expect(JSON.stringify(unread?.blocks)).toContain('pode cobrar duas vezes')
    expect(unread?.on?.anyway).toEqual({ run: 'recharge.takeRisk', outcomes: { taken: 'close' } })
    for (const { id, bars } of payingSteps(flow))
      for (const { when } of bars)
        expect([id, isShown(when, { ...unkept, 'recharge.isRiskTaken': true })]).toEqual([id, true])
  })

  test('in each flow that pays, no modal runs a service that pays', () => {
    expect(JSON.stringify(flow.modals)).not.toMatch(PAYS)
  })
})

test('in a partner’s frame on a device without storage, the one-tap repetition of a recharge is hidden until the history is read', () => {
  const flow = whole.find(({ layout }) => layout === 'embedded')
  const cards = Object.values(flow?.steps ?? {}).flatMap(step =>
    (step?.blocks ?? []).filter(({ block }) => block === 'repeat-card' || block === 'other-recharges'),
  )
  expect(cards).not.toEqual([])
  for (const { when } of cards) expect(typeof when === 'string' && holds(flow?.guards ?? {}, when, unkept)).toBe(false)
})
