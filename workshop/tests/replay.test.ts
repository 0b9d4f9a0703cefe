import fc from 'fast-check'
import { expect, it, test, vi } from 'vitest'
import { loadCatalogue, outerEvents } from '../../flows/flow-catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import { base, errorCodes, fieldRules } from '../../runtime/compiler/testing/fixtures.ts'
import { createDriver } from '../../runtime/engine/driver.ts'
import { own, type WholeFlow } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { Recording } from '../../runtime/engine/record.ts'
import { replay } from '../../runtime/engine/replay.ts'
import { type EngineEvent, type FlowState, last, type Message, topEntry } from '../../runtime/engine/state.ts'
import type { Trace } from '../../runtime/engine/trace.ts'
import { isFactName, facts as table } from '../../runtime/facts.ts'
import { replayLink } from '../../scripts/flows/replay-link.mjs'
import { allFlows } from '../flows/read-flows.ts'
import { parseTrace, undeclaredIn } from '../replay/parse-trace.ts'
import { shownFacts } from '../replay/sample-facts.ts'
import { addressOf, textIn } from '../replay/trace-address.ts'

// On a busy machine a thousand walks may take longer than the usual limit of a test.
vi.setConfig({ testTimeout: 60_000 })

const flows = allFlows().map(({ flow }) => flow)
const specOf = (fact: string) => (isFactName(fact) ? table[fact] : undefined)
const never = new Promise<never>(() => undefined)
/** A placeholder for texts that a person typed or an operator sent. No trace may contain it. */
const TYPED = 'typed by a person'

/** Returns the values that a recorded walk through a flow may give to a fact. */
function valuesOf(fact: string): readonly unknown[] {
  const spec = specOf(fact)
  if (spec === undefined || spec.type === 'text') return [undefined, '', 'new', `${fact} ${TYPED}`]
  if (spec.type === 'flag') return [undefined, true, false]
  if (spec.type === 'choice') return [undefined, ...spec.options]
  return [undefined, 0, 1, 2, 1999, 2000, 123_456_789]
}

/** Returns the facts that the engine or the guard of a block may read. */
function factsOf({ guards, steps }: WholeFlow): readonly string[] {
  const compared = Object.values(guards).flatMap(guard => (guard !== undefined && 'fact' in guard ? [guard.fact] : []))
  return [...new Set([...Object.values(steps).flatMap(step => step?.needs ?? []), ...compared])]
}

/** Returns all moves that are possible now in a flow: taps, answers, the app's own events, and moves in the history. */
function eventsIn(flow: WholeFlow, state: FlowState): readonly EngineEvent[] {
  const step = own(flow.steps, state.step)
  const top = last(state.modals)
  const handlers = top === undefined ? step?.on : own(flow.modals, top.id)?.on
  const taps = [...Object.keys({ ...flow.always, ...handlers }), 'dismiss', 'retry']
  const answers = state.running.flatMap(({ id, kind, modal, event }) => {
    const owner = modal === undefined ? flow.always : modal === null ? step?.on : own(flow.modals, modal)?.on
    const handler = kind === 'action' ? own(owner ?? {}, event) : step?.[kind]
    const outcomes = typeof handler === 'object' && 'outcomes' in handler ? Object.keys(handler.outcomes) : []
    const message: Message = { code: '801', text: TYPED, about: 'charge', uncharged: true }
    return outcomes.map((outcome): EngineEvent => ({ type: 'outcome', run: id, outcome, url: '/', message }))
  })
  return [
    ...taps.map((name): EngineEvent => ({ type: 'user', name })),
    // Answers come three times as often as taps. Otherwise few walks would get past the first steps.
    ...answers,
    ...answers,
    ...answers,
    ...outerEvents.map((name): EngineEvent => ({ type: 'always', name, message: { code: '1001' } })),
    ...[-2, -1, 1].map(
      (by): EngineEvent => ({ type: 'popped', entry: Math.max(0, topEntry(state) + by), step: state.step }),
    ),
    { type: 'back' },
    { type: 'returned' },
    { type: 'open', step: state.step, entry: topEntry(state), visited: state.visited, wanted: state.wanted },
  ]
}

/** Returns the guards of the blocks on screen. */
function guardsOn(flow: WholeFlow, { step, modals }: FlowState): readonly string[] {
  const screen = modals.length === 0 ? own(flow.steps, step) : own(flow.modals, last(modals)?.id ?? '')
  return (screen?.blocks ?? []).flatMap(({ when }) => when ?? [])
}

const said = (message: Message | null) => message && { ...message, text: undefined }

function screenOf({ step, modals, message, visited, running }: FlowState) {
  const shown = modals.map(({ id, message: told }) => ({ id, message: said(told) }))
  return { step, modals: shown, message: said(message), visited, running: running.map(({ service }) => service) }
}

it('if a random walk is saved as a trace and read again, its replay ends on the same screen (a thousand walks)', () => {
  const steps = new Set<string>()
  const seeds = fc.noBias(fc.array(fc.nat({ max: 1_000_000 }), { minLength: 25, maxLength: 25 }))
  const replays = fc.property(fc.constantFrom(...flows), seeds, (flow, [first = 0, ...choices]) => {
    const known = new Map<string, unknown>([['session.authenticated', true]])
    const names = factsOf(flow)
    const driver = createDriver(flow, {
      facts: () => Object.fromEntries(known),
      perform: () => never,
      effect: () => undefined,
      after: () => () => undefined,
      whenVisible: () => never,
      report: () => undefined,
    })
    const recording = new Recording(
      flow,
      specOf,
      state => guardsOn(flow, state),
      driver.state(),
      Object.fromEntries(known),
    )
    driver.subscribe((event, facts) => recording.take(event, driver.state(), facts))
    const addresses = Object.keys(flow.steps)
    driver.send({ type: 'open', step: addresses[first % addresses.length] ?? '', entry: 0, visited: [] })
    for (const choice of choices) {
      const pick = <T>(list: readonly T[]): T | undefined => list[choice % list.length]
      const fact = pick(names) ?? ''
      known.set(fact, valuesOf(fact)[(choice % 7) % valuesOf(fact).length])
      const event = pick(eventsIn(flow, driver.state()))
      if (event !== undefined) driver.send(event)
      steps.add(`${flow.id} ${driver.state().step}`)
    }
    const trace: Trace = { version: 1, flow: flow.id, hash: flow.hash, moves: recording.moves }
    const text = JSON.stringify(trace)
    const parsed = parseTrace(text)
    expect(parsed).toEqual({ kind: 'trace', trace: JSON.parse(text) })
    const moves = parsed.kind === 'trace' ? parsed.trace.moves : []
    expect(screenOf(replay(flow, moves).at(-1)?.state ?? driver.state())).toEqual(screenOf(driver.state()))
    expect(text).not.toContain(TYPED)
    expect(text).not.toContain('123456789')
  })
  fc.assert(replays, { numRuns: 1000 })
  // Proves that the walks reach much of the flows. More than half of the steps of all flows were on screen.
  expect(steps.size).toBeGreaterThan(flows.flatMap(flow => Object.keys(flow.steps)).length / 2)
})

const trace = { version: 1, flow: 'web', hash: 'h', moves: [{ open: 'login', facts: { 'recharge.value': 1 } }] }
const withMoves = (...moves: readonly object[]) => JSON.stringify({ ...trace, moves })

test.each([
  ['Ana', 'This is no JSON: a trace is one JSON object, from “{” to “}”.'],
  ['7', 'The trace has to be of type object.'],
  ['{"version":2,"flow":"web","hash":"h","moves":[{"back":true}]}', 'version has to be 1.'],
  ['{"version":1,"flow":"web","moves":[{"back":true}]}', 'hash is missing.'],
  [JSON.stringify({ ...trace, name: 'Ana' }), 'The trace has what no trace has: name.'],
  [withMoves(), 'moves is empty.'],
  [withMoves({ tip: 'x' }), 'moves[0] is no move: it has none of at, open, tap, app, answer, back, returned, popped.'],
  [withMoves({ back: true, tap: 'x' }), 'moves[0] is two moves at once: tap, back.'],
  [withMoves({ back: true }, { tap: 3 }), 'moves[1].tap has to be of type string.'],
  [withMoves({ popped: 1 }), 'moves[0].step is missing.'],
  [
    withMoves({ at: { running: [{ service: 'x', kind: 'late' }] } }),
    'moves[0].at.running[0].kind has to be "action" or "enter" or "watch".',
  ],
  [
    withMoves({ answer: 'paid', of: 'recharge.pay', says: { code: '1', text: 'Ana' } }),
    'moves[0].says has what no trace has: text.',
  ],
  [withMoves({ back: true, facts: { 'customer.shoe': 43 } }), 'moves[0].facts: there is no fact “customer.shoe”.'],
  [
    withMoves({ back: true, facts: { 'customer.name': 'Ana' } }),
    'moves[0].facts: “customer.name” is personal. Write “?” in place of its value.',
  ],
])('the text %s is refused as a trace: %s', (text, reason) => {
  expect(parseTrace(text)).toEqual({ kind: 'wrong', reasons: [reason] })
})

/**
 * A flow with a fault. It asks for a reason. After a payment for work, it shows the home page instead of the receipt.
 */
const asking = {
  id: 'asking',
  extends: 'base',
  channels: [],
  facts: { 'own.reason': { options: ['work', 'home'], label: 'personal' as const } },
  guards: { forWork: { fact: 'own.reason', is: 'work' } },
  steps: {
    home: {
      blocks: [
        {
          id: 'reason',
          block: 'segmented',
          fact: 'own.reason',
          legend: 'Para que é a recarga?',
          options: [
            { value: 'work', label: 'Trabalho' },
            { value: 'home', label: 'Casa' },
          ],
          rule: 'answer',
        },
      ],
    },
    pay: { on: { submit: { outcomes: { paid: [{ when: 'forWork', to: 'step:home' }, { to: 'step:success' }] } } } },
  },
}

const { id, extends: varied, channels: _, ...patch } = asking
const written = [
  ['flow', 'asking', { file: 'asking.flow.json', text: JSON.stringify(asking) }],
  [
    'variant',
    'base~asking',
    {
      file: 'asking.variant.json',
      text: JSON.stringify({ id, title: 'Perguntas', flow: varied, audience: {}, patch }),
    },
  ],
] as const

it.each(written)(
  'if a %s asks its own question and one answer leads to a false claim, the trace of this problem can be replayed',
  async (_, id, source) => {
    const catalogue = { ...(await loadCatalogue()), errorCodes, fieldRules }
    const sources = [base, source]
    const { problems } = compile(sources, catalogue, { proves: true })
    const problem = problems.find(({ code }) => code === 'false-claim')
    const parsed = parseTrace(JSON.stringify(problem?.trace))
    const { flows, variants } = compile(sources, catalogue)
    const flow = prepare([...flows, ...variants].find(one => one.id === id)?.config)
    if (parsed.kind === 'wrong' || flow === undefined) throw new Error(`It does not replay: ${JSON.stringify(parsed)}`)
    expect(parsed.trace).toMatchObject({ flow: id, hash: flow.hash })
    expect(undeclaredIn(flow, parsed.trace)).toEqual([])
    expect(replay(flow, parsed.trace.moves).at(-1)).toMatchObject({
      move: { answer: 'paid' },
      facts: { 'own.reason': 'work' },
      state: { step: 'home' },
    })
  },
)

/** Returns the web flow with one more fact and one more guard, both from the flow `asking`. */
function askingFlow(): WholeFlow {
  const [web] = flows
  if (web === undefined) throw new Error('There is no flow.')
  const { facts, guards } = asking
  return { ...web, id: 'asking', facts, guards: { ...web.guards, ...guards } }
}

it('a trace accepts an answer to a flow’s own question only if the flow declares that answer', () => {
  const reasons = (facts: object) => {
    const parsed = parseTrace(withMoves({ back: true, facts }))
    return parsed.kind === 'wrong' ? parsed.reasons : undeclaredIn(askingFlow(), parsed.trace)
  }
  for (const answer of ['work', '?', null]) expect(reasons({ 'own.reason': answer })).toEqual([])
  expect(reasons({ 'own.reason': 'Ana' })).toEqual(['moves[0].facts: “own.reason” is one of work, home, or “?”.'])
  expect(reasons({ 'own.mood': 'good' })).toEqual(['moves[0].facts: the flow “asking” declares no fact “own.mood”.'])
})

it('if a recorded session hides an answer, the replay uses an answer that makes no guard true', () => {
  const shown = (answer: string) => shownFacts(askingFlow(), { facts: { 'own.reason': answer }, named: [] }, {})
  expect(shown('?')).toMatchObject({ 'own.reason': 'home' })
  expect(shown('work')).toMatchObject({ 'own.reason': 'work' })
})

it('the flow checker’s link to the replay contains the trace, in characters that Storybook accepts in an address', () => {
  const named: Trace = { version: 1, flow: 'promoção', hash: '??>>', moves: [{ tap: 'não' }] }
  const [, carried = ''] = replayLink(named).split('&args=trace:')
  expect(carried).toMatch(/^[\w-]+$/)
  expect(textIn(carried)).toBe(JSON.stringify(named))
  expect(addressOf(JSON.stringify(named))).toBe(carried)
  expect(textIn('não')).toBeUndefined()
})
