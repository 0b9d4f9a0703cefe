import {
  type CallGroup,
  type Command,
  type Fault,
  FLOWS,
  type Happening,
  type Setup,
  WAYS,
  type Walk,
} from './command.ts'
import { Random } from './random.ts'

const CENTS = [1500, 2000, 3000] as const
const DELAYS = [3_000, 26_000, 60_000] as const
const WAITS = [1_000, 4_000, 15_000, 40_000, 120_000, 320_000] as const
const SLEEPS = [40_000, 600_000, 8 * 3_600_000] as const
const JUMPS = [180_000, -3_600_000, 7 * 86_400_000, 30_000, -120_000] as const
const AFTER = [20, 200, 3_000, 20_000] as const
const GAPS = [60, 150, 300, 500, 800] as const
const COMMANDS = 12

/**
 * Returns the random walk of a seed: its starting conditions and all its commands. The same seed returns the same walk.
 */
export function makeWalk(seed: number): Walk {
  const random = new Random(seed)
  const setup = makeSetup(random)
  const commands: Command[] = [{ do: 'login', who: 'same' }]
  const count = random.between(3, COMMANDS)
  while (commands.length < count) commands.push(...makeDeed(random))
  return { seed, setup, commands }
}

function makeSetup(random: Random): Setup {
  return {
    flow: random.weighted(
      [
        [5, 'web'],
        [2, 'lightblue'],
        [1, 'whatsapp'],
        [1, 'pisp'],
        [1, 'data-only'],
        [1, 'partner'],
      ],
      random.of(FLOWS),
    ),
    bridge: random.chance(0.5),
    latencyMs: random.of([20, 120, 900]),
    aheadMs: random.of([0, 0, 0, 180_000, -3_600_000]),
    resends: random.chance(0.5),
    keys: random.chance(0.9),
    listsPending: random.chance(0.9),
    keepsCvv: random.chance(0.3),
  }
}

function makeDeed(random: Random): readonly Command[] {
  const one = (command: Command): readonly Command[] => [command]
  return random.weighted<() => readonly Command[]>(
    [
      [30, () => [...(random.chance(0.6) ? makeTrouble(random) : []), makeBuy(random)]],
      [6, () => one({ do: 'press', at: random.between(0, 11) })],
      [14, () => one({ do: 'wait', ms: random.of(WAITS) })],
      [6, () => one({ do: 'fault', on: 'history', row: [makeReadFault(random)] })],
      [
        4,
        () =>
          one({
            do: 'fault',
            on: random.of(['status', 'last', 'code', 'redirect', 'session', 'reads']),
            row: makeReadRow(random),
          }),
      ],
      [5, () => one({ do: 'check' })],
      [3, () => one({ do: 'again' })],
      [3, () => one({ do: 'anyway' })],
      [3, () => one({ do: 'home' })],
      [6, () => one({ do: 'reload' })],
      [3, () => one({ do: 'crash' })],
      [4, () => one({ do: 'back' })],
      [2, () => one({ do: 'forward' })],
      [3, () => [{ do: 'logout' }, { do: 'login', who: random.chance(0.7) ? 'same' : 'other' }]],
      [2, () => one({ do: 'login', who: 'same' })],
      [2, () => [{ do: 'tab' }, { do: 'login', who: 'same' }]],
      [2, () => one({ do: 'switch' })],
      [2, () => [{ do: 'offline' }, { do: 'wait', ms: random.of(WAITS) }, { do: 'online' }]],
      [2, () => [{ do: 'hide' }, { do: 'wait', ms: random.of(WAITS) }, { do: 'show' }]],
      [4, () => one({ do: 'clock', ms: random.of(JUMPS) })],
      [3, () => one({ do: 'storage', mood: random.of(['full', 'throws', 'well']) })],
      [3, () => one({ do: 'endSession' })],
      [2, () => one({ do: 'sleep', ms: random.of(SLEEPS) })],
      [2, () => one({ do: 'release' })],
      [6, () => one({ do: 'payPix' })],
      [6, () => one({ do: 'bank', deed: random.of(['pay', 'pay', 'refuse', 'expire', 'leave']) })],
    ],
    () => [],
  )()
}

function makeHappening(random: Random, mayEnd: boolean): Happening {
  return random.weighted<Happening>(
    [
      [4, { do: 'clock', ms: random.of(JUMPS) }],
      [2, { do: 'storage', mood: random.of(['full', 'throws']) }],
      [3, { do: 'endSession' }],
      [1, { do: 'offline' }],
      [1, { do: 'hide' }],
      [1, { do: 'release' }],
      [mayEnd ? 4 : 0, { do: 'close' }],
      [mayEnd ? 3 : 0, { do: 'reload' }],
      [mayEnd ? 2 : 0, { do: 'crash' }],
      [mayEnd ? 1 : 0, { do: 'back' }],
      [1, { do: 'logoutElsewhere' }],
    ],
    { do: 'release' },
  )
}

function makeBuy(random: Random): Command {
  return {
    do: 'buy',
    way: random.weighted(
      [
        [6, 'saved'],
        [5, 'new'],
        [2, 'debit-saved'],
        [2, 'debit-new'],
        [1, 'cef'],
        [3, 'pix'],
        [2, 'pisp'],
        [2, 'mercado_pago'],
        [1, 'googlepay'],
        [1, 'applepay'],
      ],
      random.of(WAYS),
    ),
    cents: random.of(CENTS),
    other: random.chance(0.25),
    card: random.chance(0.5) ? 0 : random.between(0, 6),
    ...(random.chance(0.2) ? { againMs: random.of(GAPS) } : {}),
    ...(random.chance(0.25) ? { before: makeHappening(random, false) } : {}),
    ...(random.chance(0.2) ? { after: makeHappening(random, true), afterMs: random.of(AFTER) } : {}),
  }
}

/** Returns faults for the charge, and for the calls that return how the charge ended. */
function makeTrouble(random: Random): readonly Command[] {
  const row = [
    makeChargeFault(random, true),
    ...(random.chance(0.5) ? [makeChargeFault(random, false)] : []),
    ...(random.chance(0.2) ? [makeChargeFault(random, false)] : []),
  ]
  const more: readonly CallGroup[] = random.chance(0.3) ? ['status'] : []
  return [
    { do: 'fault', on: 'charge', row },
    ...more.map((on): Command => ({ do: 'fault', on, row: makeReadRow(random) })),
    ...(random.chance(0.1) ? [{ do: 'endSession' } as const] : []),
  ]
}

/**
 * Returns a fault of a charge. Only the first request of a charge can be refused, because the operator recognises a
 * repeated one.
 */
function makeChargeFault(random: Random, isFirst: boolean): Fault {
  return random.weighted<() => Fault>(
    [
      [4, () => ({ name: 'drop-before' })],
      [8, () => ({ name: 'drop-after-commit' })],
      [4, () => ({ name: 'status-after-commit', status: random.of([500, 503, 408, 409]) })],
      [3, () => ({ name: 'delay-after-commit', delayMs: random.of(DELAYS) })],
      [3, () => ({ name: 'delay', delayMs: random.of(DELAYS) })],
      [2, () => ({ name: 'half-body' })],
      [3, () => ({ name: 'twice' })],
      [3, () => ({ name: 'html-200' })],
      [2, () => ({ name: 'unreadable' })],
      [4, () => ({ name: 'status', status: 429, ...(random.chance(0.5) ? { code: 1003 } : {}) })],
      [2, () => ({ name: 'status', status: random.of([500, 503, 401, 404, 425]) })],
      [
        isFirst ? 3 : 0,
        () =>
          random.of<Fault>([
            { name: 'status', status: 422, code: 424 },
            { name: 'status', status: 422, code: 77777 },
            { name: 'status', status: 403, code: 215 },
          ]),
      ],
    ],
    () => ({ name: 'drop-before' }),
  )()
}

function makeReadRow(random: Random): readonly Fault[] {
  const count = random.of([1, 1, 2, 3])
  return Array.from({ length: count }, () => makeReadFault(random))
}

function makeReadFault(random: Random): Fault {
  return random.weighted<Fault>(
    [
      [4, { name: 'drop-before' }],
      [3, { name: 'status', status: 500 }],
      [2, { name: 'status', status: 429 }],
      [1, { name: 'status', status: 404 }],
      [1, { name: 'status', status: 401 }],
      [5, { name: 'stale' }],
      [3, { name: 'delay-after-commit', delayMs: 26_000 }],
      [2, { name: 'html-200' }],
      [2, { name: 'half-body' }],
      [3, { name: 'unreadable' }],
    ],
    { name: 'drop-before' },
  )
}
