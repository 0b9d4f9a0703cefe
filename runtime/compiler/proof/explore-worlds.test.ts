import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../../../flows/flow-catalogue.ts'
import { flowFiles, readSources } from '../../../scripts/flows/flow-files.mjs'
import { own } from '../../engine/flow.ts'
import { holds } from '../../engine/guards.ts'
import { canGoBack } from '../../engine/moves.ts'
import { prepare } from '../../engine/prepare.ts'
import { initialState } from '../../engine/state.ts'
import { transition } from '../../engine/transition.ts'
import { compile } from '../compile.ts'
import { AUTHENTICATED } from '../pass.ts'
import { base } from '../testing/fixtures.ts'
import { cellsOf } from './cells.ts'
import { type Exploration, exploreWorlds, type Move } from './explore-worlds.ts'
import { writtenFacts } from './fact-values.ts'
import { type Probe, probesOf, screenOf } from './probes.ts'
import { isLeaving, keyOf, normal, topOf } from './situation.ts'

const catalogue = await loadCatalogue()
const { flows, actions } = compile(readSources(flowFiles()), catalogue)

/**
 * The moves that the explorer found in each flow. Many random walks are compared with them, and exploring a flow takes
 * long.
 */
const explored = new Map<string, ReadonlySet<string>>()
function foundIn(id: string, explore: () => Exploration): ReadonlySet<string> {
  const found = explored.get(id) ?? new Set(explore().moves.map(moveName))
  explored.set(id, found)
  return found
}

function moveName({ from, probe, to }: Pick<Move, 'from' | 'probe' | 'to'>): string {
  const what = [probe.by, probe.service, probe.name, probe.block?.id?.text].join(' ')
  return [keyOf(from.state, from.isIn), what, keyOf(to.state, to.isIn)].join(' → ')
}

const seeds = fc.noBias(fc.array(fc.nat({ max: 1_000_000 }), { minLength: 60, maxLength: 60 }))

test('each move of a random walk through the engine is one that the check has found', () => {
  const walks = fc.property(fc.constantFrom(...flows), seeds, walk)
  fc.assert(walks, { numRuns: 1000 })
})

test('if one modal is replaced by another, closing the new one shows the modal below', () => {
  const link = (event: string, label = 'Saiba mais') => ({ id: event, block: 'link', label, event })
  const more = { title: 'Mais', blocks: [link('on')], on: { on: { close: true, send: 'last' } } }
  const errors = { refunding: 'modal:error', refused: 'modal:error' }
  const outcomes = {
    nothing: 'modal:last',
    paid: 'step:success',
    pixOpen: 'step:open',
    processing: 'step:open',
    ...errors,
  }
  const last = { run: 'recharge.find', outcomes }
  const text = JSON.stringify({
    ...{ id: 'case', extends: 'base', channels: [] },
    steps: { home: { blocks: [link('last', 'Ver o fim')], on: { last } } },
    modals: {
      help: { blocks: [link('more')], on: { more: 'modal:more' } },
      more,
      last: { title: 'Fim', blocks: [{ id: 'text', block: 'text', text: 'Ver o fim.' }] },
    },
  })
  const { flows: compiled, problems } = compile([base, { file: 'case.flow.json', text }], catalogue)
  expect(problems.map(({ message }) => message)).toEqual([])
  const [flow] = compiled.filter(({ id }) => id === 'case')
  const prepared = prepare(flow?.config)
  if (flow === undefined || prepared === undefined) throw new Error('There is no flow.')
  const { moves } = exploreWorlds({ flow: flow.model, catalogue, actions: new Set() }, prepared)
  const from = (modal: string) => moves.filter(move => topOf(move.from.state) === modal)
  expect(from('last').map(({ to }) => topOf(to.state))).toContain('help')
})

/**
 * Walks through a flow as a customer with random choices. The explorer must have found every state and every move on
 * the way.
 */
function walk({ id, config, model }: (typeof flows)[number], choices: readonly number[]): void {
  const flow = prepare(config)
  if (flow === undefined) throw new Error('There is no flow.')
  const known = { flow: model, catalogue, actions }
  const cells = cellsOf(flow, catalogue)
  const found = foundIn(id, () => exploreWorlds(known, flow))
  const written = writtenFacts(known)
  const [first = 0, ...more] = choices
  // A customer can open any address, and an earlier page of the tab may have stored any fact.
  const kept = [...cells]
    .filter(([fact]) => written.has(fact))
    .map(([fact, { values }], at) => [fact, values[(first >> (at % 16)) % values.length]] as const)
  const facts = new Map<string, unknown>(kept)
  const seen = () => Object.fromEntries(facts)
  const isIn = () => facts.get(AUTHENTICATED) === true
  const steps = Object.keys(flow.steps)
  const open = { type: 'open', step: steps[first % steps.length] ?? flow.start, entry: 0, visited: [] } as const
  let { state } = transition(flow, initialState(flow), open, seen())
  for (const choice of more) {
    const pick = <T>(list: readonly T[]): T | undefined => list[choice % list.length]
    const situation = { state: normal(flow, state), isIn: isIn() }
    const isShown = (when: string | undefined) => when === undefined || holds(flow.guards, when, seen())
    for (const { when, writes } of screenOf(known, situation)?.blocks ?? []) {
      if (isShown(when?.text)) for (const fact of writes) facts.set(fact, pick(cells.get(fact)?.values ?? []))
    }
    const back: Probe = { by: 'back', name: 'back', event: { type: 'back' } }
    const probes = probesOf(known, situation).filter(({ block }) => isShown(block?.when?.text))
    const probe = pick([...probes, ...(canGoBack(flow, state) ? [back] : [])])
    if (probe === undefined) return
    for (const [fact, values] of probe.given ?? []) facts.set(fact, values[0])
    if (probe.ends) facts.clear()
    for (const fact of probe.effect?.gives ?? []) {
      const values =
        own(probe.effect?.values ?? {}, fact) ?? cells.get(fact)?.values.filter(value => value !== undefined)
      facts.set(fact, fact === AUTHENTICATED ? true : pick(values ?? []))
    }
    for (const fact of probe.effect?.clears ?? []) facts.delete(fact)
    const next = transition(flow, { ...state, running: situation.state.running }, probe.event, seen())
    if (isLeaving(next.effects)) return
    state = next.state
    const name = moveName({ from: situation, probe, to: { state, isIn: isIn() } })
    expect(found.has(name) ? '' : name).toBe('')
  }
}
