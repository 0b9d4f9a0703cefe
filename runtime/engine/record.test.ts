import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { eventFor, happenings } from '../../tests/engine/random-events.ts'
import { anyFacts, anyStepName, randomFlow } from '../../tests/engine/random-flow.ts'
import { createDriver } from './driver.ts'
import type { Facts } from './flow.ts'
import { type Recorded, Recording } from './record.ts'
import { replay } from './replay.ts'
import type { EngineEvent, FlowState, Message } from './state.ts'
import type { TraceMove } from './trace.ts'

// Each test tries many flows, which takes longer than the default limit on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const specs: { readonly [fact: string]: Recorded } = {
  'session.authenticated': { type: 'flag' },
  'payment.type': { type: 'choice' },
  'recharge.value': { type: 'number' },
}
const never = new Promise<never>(() => undefined)

/** Removes null values, because no fact of the app is ever null. */
const known = (facts: Facts): Facts => Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))

const said = (message: Message | null) => message && { ...message, text: undefined }

/** The parts of a state that a replay must reproduce. Ids of runs and texts of messages may differ. */
function screenOf({ step, modals, message, visited, wanted, entry, running }: FlowState) {
  return {
    step,
    modals: modals.map(modal => ({ ...modal, message: said(modal.message) })),
    message: said(message),
    visited,
    wanted,
    entry,
    running: running.map(({ id: _, ...run }) => run),
  }
}

it('the recording of any random walk can be replayed, and ends on the same screen', () => {
  const aWalk = fc.record({
    flow: randomFlow(),
    first: anyStepName,
    facts: anyFacts.map(known),
    visit: happenings,
    beginsAt: fc.nat({ max: 10 }),
  })
  let moves = 0
  const replays = fc.property(aWalk, ({ flow, first, facts: atFirst, visit, beginsAt }) => {
    let facts = atFirst
    let recording: Recording | undefined
    const driver = createDriver(flow, {
      facts: () => facts,
      perform: () => never,
      effect: () => undefined,
      after: () => () => undefined,
      whenVisible: () => never,
      report: () => undefined,
    })
    driver.subscribe((event, decidedBy) => recording?.take(event, driver.state(), decidedBy))
    driver.send({ type: 'open', step: first, entry: 0, visited: [] })
    for (const [at, happening] of visit.entries()) {
      if (at === beginsAt)
        recording = new Recording(
          flow,
          fact => specs[fact],
          () => [],
          driver.state(),
          facts,
        )
      if (happening.kind === 'facts') facts = known(happening.facts)
      const event = eventFor(happening, driver.state())
      if (event !== undefined) driver.send(saying(event, at))
    }
    const text = JSON.stringify(recording?.moves ?? [])
    const written: readonly TraceMove[] = JSON.parse(text)
    const last = replay(flow, written).at(-1)
    moves += written.length
    expect(last && screenOf(last.state)).toEqual(recording && screenOf(driver.state()))
    expect(text).not.toContain('11987654321')
  })
  fc.assert(replays, { numRuns: 300 })
  expect(moves).toBeGreaterThan(1500)
})

/** Adds a message with a text from the operator to some answers. */
function saying(event: EngineEvent, at: number): EngineEvent {
  const message = { code: String(at), text: 'O número 11987654321 não existe.', uncharged: true } as const
  return event.type === 'outcome' && at % 3 === 0 ? { ...event, message } : event
}

const flow = {
  id: 'small',
  hash: 'h',
  title: '',
  layout: 'classic',
  channels: [],
  start: 'home',
  guards: {
    isDear: { fact: 'recharge.value', atLeast: 2000 },
    isNew: { fact: 'payment.card', is: 'new' },
    isKnown: { fact: 'customer.name', present: true },
    isAna: { fact: 'customer.segment', is: 'Ana' },
    isOwn: { fact: 'recharge.type', is: 'own' },
  },
  always: {},
  steps: { home: { path: '/', access: 'anyone', title: '', header: 'brand', needs: ['recharge.nsu'] } },
  modals: {},
  collectors: {},
} as const

it('a recording of a session replaces the amounts by other numbers, and leaves out personal values and unknown texts', () => {
  const own: { readonly [fact: string]: Recorded } = {
    'recharge.value': { type: 'number' },
    'payment.card': { type: 'text' },
    'customer.name': { type: 'text', label: 'personal' },
    'customer.segment': { type: 'text', label: 'personal' },
    'recharge.type': { type: 'choice' },
    'recharge.nsu': { type: 'text' },
  }
  const facts = {
    'recharge.value': 7777,
    'payment.card': '4f1c',
    'customer.name': 'Ana Lima',
    'customer.segment': 'Ana',
    'recharge.type': 'other',
    'recharge.nsu': '900100',
    'login.msisdn': '11987654321',
  }
  const recording = new Recording(
    flow,
    fact => own[fact],
    () => Object.keys(flow.guards),
    emptyState,
    facts,
  )
  const open = { type: 'open', step: 'home', entry: 0, visited: [] } as const
  recording.take(open, emptyState, { ...facts, 'payment.card': 'new', 'recharge.value': 2001 })
  expect(recording.moves).toEqual([
    {
      at: {},
      facts: {
        'recharge.value': 2000,
        'payment.card': '?',
        'customer.name': '?',
        'customer.segment': '?',
        'recharge.type': 'other',
      },
    },
    { open: 'home', facts: { 'payment.card': 'new', 'recharge.nsu': '?' } },
  ])
})

it('if a recording reaches its limit of moves, it starts again at the customer’s current step', () => {
  const recording = new Recording(
    flow,
    () => undefined,
    () => [],
    emptyState,
    {},
  )
  const there = { ...emptyState, step: 'home' }
  for (let at = 0; at < 450; at += 1) recording.take({ type: 'user', name: 'go' }, there, {})
  expect(recording.moves.length).toBeLessThanOrEqual(200)
  expect(recording.moves[0]).toEqual({ at: { step: 'home' } })
})

const emptyState: FlowState = {
  flow: 'small',
  step: '',
  modals: [],
  message: null,
  visited: [],
  wanted: null,
  running: [],
  entry: 0,
  nextRun: 1,
}

it('a recording contains the answer to a flow’s own question only if a guard compares it and it is not personal data', () => {
  const asking = {
    ...flow,
    facts: {
      'own.reason': { options: ['work', 'home'] },
      'own.mood': { options: ['good', 'bad'] },
      'own.faith': { options: ['some', 'none'], label: 'personal' },
    },
    guards: {
      forWork: { fact: 'own.reason', is: 'work' },
      hasMood: { fact: 'own.mood', present: true },
      isFaithful: { fact: 'own.faith', is: 'some' },
    },
  } as const
  const recorded = (facts: Facts) =>
    new Recording(
      asking,
      () => undefined,
      () => Object.keys(asking.guards),
      emptyState,
      facts,
    ).moves[0]?.facts
  const answers = { 'own.reason': 'work', 'own.mood': 'good', 'own.faith': 'some' }
  expect(recorded(answers)).toEqual({ 'own.reason': 'work', 'own.mood': '?', 'own.faith': '?' })
  expect(recorded({ 'own.reason': 'home' })).toEqual({ 'own.reason': '?' })
})
