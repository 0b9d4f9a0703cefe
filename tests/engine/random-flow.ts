import fc from 'fast-check'
import type {
  Branches,
  Close,
  Content,
  Facts,
  Guard,
  Handler,
  Modal,
  Run,
  Step,
  Target,
  WholeFlow,
} from '../../runtime/engine/flow.ts'
import { collectorsOf } from '../../runtime/engine/prepare.ts'

const stepNames = ['login', 'home', '__proto__', 'value', 'payment', 'constructor', 'pix', 'success'] as const
const modalNames = ['cvv', 'error', 'toString'] as const
const guardNames = ['isPix', 'isRich', 'hasType', 'both', 'either', 'neither', 'hasOwnProperty'] as const
export const eventNames = ['submit', 'choose', 'help'] as const
/** Events that `always` handles and that only customers send. The app itself never sends them. */
const anywhereNames = ['again', 'constructor'] as const
export const systemNames = ['sessionExpired', 'invalidSession', 'loggedOut', 'offline'] as const
export const outcomeNames = ['ok', 'refused', 'valueOf'] as const
const services = ['pay', 'load', 'poll', 'send'] as const
const needable = ['payment.type', 'recharge.value'] as const

const factNames = ['session.authenticated', 'payment.type', 'recharge.value'] as const
export const anyFacts: fc.Arbitrary<Facts> = fc.record(
  {
    'session.authenticated': fc.constantFrom(true, true, true, false),
    'payment.type': fc.constantFrom('pix', 'credit', 'pix', 'credit', null),
    'recharge.value': fc.constantFrom(10, 20, 30, 40, ''),
  },
  { requiredKeys: ['session.authenticated'] },
)

/** Returns an object with exactly these own properties, which may include `__proto__`. */
function named<T>(names: readonly string[], value: fc.Arbitrary<T>): fc.Arbitrary<{ [name: string]: T }> {
  return fc
    .array(value, { minLength: names.length, maxLength: names.length })
    .map(values => Object.fromEntries(values.map((one, at) => [names[at] ?? '', one])))
}

/** Returns an object with a random value for most of the names, and without the others. */
function mostNamed<T>(names: readonly string[], value: fc.Arbitrary<T>): fc.Arbitrary<{ [name: string]: T }> {
  const options = fc.array(fc.option(value, { freq: 5, nil: undefined }), {
    minLength: names.length,
    maxLength: names.length,
  })
  return options.map(some =>
    Object.fromEntries(some.flatMap((one, at) => (one === undefined ? [] : [[names[at] ?? '', one]]))),
  )
}

const aGuardName = fc.constantFrom<string>(...guardNames, ...guardNames, 'unknown')
const aGuard: fc.Arbitrary<Guard> = fc.oneof(
  fc.record({ fact: fc.constantFrom(...factNames), is: fc.constantFrom('pix', 'credit', true, null, 20) }),
  fc.record({ fact: fc.constant('payment.type'), in: fc.subarray(['pix', 'credit', 3]) }),
  fc.record({ fact: fc.constant('recharge.value'), atLeast: fc.constantFrom(20, 30) }),
  fc.record({ fact: fc.constantFrom(...factNames), atMost: fc.constantFrom(20, 30) }),
  fc.record({ fact: fc.constantFrom(...factNames), present: fc.boolean() }),
  fc.record({ all: fc.array(aGuardName, { maxLength: 2 }) }),
  fc.record({ any: fc.array(aGuardName, { maxLength: 2 }) }),
  fc.record({ not: aGuardName }),
)

/** Targets that the schema rejects. */
const malformedTargets = [
  '',
  ':',
  'step:',
  'step',
  'modal',
  'modal:',
  'modal:__proto__',
  'step:nowhere',
  'step:hasOwnProperty',
  'return:',
  'close:x',
  'nonsense',
] as const

function aTarget(steps: readonly string[], isMalformed: boolean): fc.Arbitrary<Target> {
  const choices: { arbitrary: fc.Arbitrary<Target>; weight: number }[] = [
    { weight: 6, arbitrary: fc.constantFrom(...steps).map(id => `step:${id}`) },
    { weight: 8, arbitrary: fc.constantFrom(...modalNames).map(id => `modal:${id}`) },
    { weight: 1, arbitrary: fc.constantFrom(...steps).map(id => `return:${id}`) },
    { weight: 3, arbitrary: fc.constantFrom('back', 'close', 'stay', 'back', 'close', 'stay', 'message') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('field:payment.cvv', 'flow:other', 'leave', 'step:nowhere', 'modal:valueOf'),
    },
    { weight: isMalformed ? 6 : 0, arbitrary: fc.constantFrom(...malformedTargets) },
  ]
  return fc.oneof(...choices)
}

function branched(target: fc.Arbitrary<Target>): fc.Arbitrary<Target | Branches> {
  const guarded = fc.record({ when: aGuardName, to: target })
  const last: fc.Arbitrary<Branches[number]> = fc.record({ when: aGuardName, to: target }, { requiredKeys: ['to'] })
  const branches: fc.Arbitrary<Branches> = fc
    .tuple(fc.array(guarded, { minLength: 1, maxLength: 2 }), last)
    .map(([first, end]) => [...first, end])
  return fc.oneof({ weight: 1, arbitrary: target }, { weight: 4, arbitrary: branches })
}

function aRun(answer: fc.Arbitrary<Target | Branches>): fc.Arbitrary<Run> {
  return fc.record({ run: fc.constantFrom(...services), outcomes: mostNamed(outcomeNames, answer) })
}

function aStep(steps: readonly string[], answer: fc.Arbitrary<Target | Branches>): fc.Arbitrary<Step & Content> {
  const run = aRun(answer)
  const handler: fc.Arbitrary<Handler> = fc.oneof({ weight: 4, arbitrary: answer }, { weight: 2, arbitrary: run })
  const toStep = fc.constantFrom(...steps).map(id => `step:${id}`)
  const back: fc.Arbitrary<NonNullable<Step['back']>> = fc.oneof(fc.constantFrom('visited', 'visited', 'none'), toStep)
  const plain = fc.record(
    {
      path: fc.constant('/p'),
      title: fc.constant('T'),
      header: fc.constant('title'),
      access: fc.constantFrom('anyone', 'anyone', 'customer'),
      blocks: fc
        .subarray([...needable], { maxLength: 1 })
        .map(some => some.map(fact => ({ id: fact, block: 'b', fact }))),
      on: mostNamed(eventNames, handler),
      needs: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...needable]) }),
      else: toStep,
      back,
      final: fc.constantFrom(false, false, true),
    },
    { requiredKeys: ['path', 'title', 'header', 'access', 'blocks', 'on'] },
  )
  const beside: fc.Arbitrary<Pick<Step, 'confirms' | 'enter' | 'watch'>> = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 2, arbitrary: fc.constant({ confirms: 'charge' as const }) },
    { weight: 1, arbitrary: fc.record({ enter: run, confirms: fc.constant('charge' as const) }) },
    { weight: 1, arbitrary: fc.record({ enter: run, watch: aRun(fc.oneof(answer, fc.constant('stay'))) }) },
    { weight: 1, arbitrary: fc.record({ watch: aRun(fc.oneof(answer, fc.constant('stay'))) }) },
  )
  return fc.tuple(plain, beside).map(([step, more]) => ({ ...step, ...more }))
}

function aModal(answer: fc.Arbitrary<Target | Branches>, closes: boolean): fc.Arbitrary<Modal & Content> {
  const close: fc.Arbitrary<Close> = fc.record(
    { close: fc.constant(true as const), send: fc.constantFrom(...eventNames, 'nonsense') },
    { requiredKeys: ['close'] },
  )
  const handler: fc.Arbitrary<Handler | Close> = fc.oneof(answer, aRun(answer), close)
  const dismiss = closes ? fc.constantFrom<Handler | Close>('close', 'back', { close: true }) : handler
  const on = fc.tuple(mostNamed(eventNames, handler), mostNamed(['dismiss'], dismiss))
  return fc.record({
    title: fc.constant('M'),
    blocks: fc.constant([]),
    on: on.map(([own, more]) => ({ ...own, ...more })),
  })
}

interface Kind {
  /** Whether the flow also has targets that the schema forbids, because the engine must survive them. */
  readonly isMalformed?: boolean
  /** With `close`, dismissing a modal always closes the modal. With `any`, the modal may stay open. */
  readonly dismissals?: 'any' | 'close'
}

/** Returns flows of 2 to 8 steps. Some steps have names of inherited object properties, such as `constructor`. */
export function randomFlow({ isMalformed = false, dismissals = 'any' }: Kind = {}): fc.Arbitrary<WholeFlow> {
  return fc.integer({ min: 2, max: stepNames.length }).chain(count => {
    const steps = stepNames.slice(0, count)
    const answer = branched(aTarget(steps, isMalformed))
    const flow = fc.record({
      id: fc.constant('random'),
      hash: fc.constant('h'),
      title: fc.constant('Random'),
      layout: fc.constant('classic'),
      channels: fc.constant(['web']),
      start: fc.constantFrom('login', 'login', ...steps),
      guards: named(guardNames, aGuard),
      always: fc
        .tuple(mostNamed(systemNames, answer), mostNamed(anywhereNames, fc.oneof(answer, aRun(answer))))
        .map(([system, anywhere]) => ({ ...system, ...anywhere })),
      steps: named(steps, aStep(steps, answer)),
      modals: named(modalNames, aModal(answer, dismissals === 'close')),
    })
    return flow.map(parts => ({ ...parts, collectors: collectorsOf(parts.steps) }))
  })
}

export const anyStepName = fc.constantFrom<string>(...stepNames, ...stepNames, 'nowhere', '')
