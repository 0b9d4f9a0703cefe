import type { Buy, CallGroup, Command, Fault, Setup, Walk } from './command.ts'

const usual: Setup = {
  flow: 'web',
  bridge: false,
  latencyMs: 120,
  aheadMs: 0,
  resends: false,
  keys: true,
  listsPending: true,
}
const login: Command = { do: 'login', who: 'same' }
const lost: Fault = { name: 'drop-after-commit' }
const wait = (ms: number): Command => ({ do: 'wait', ms })
const fault = (on: CallGroup, ...row: readonly Fault[]): Command => ({ do: 'fault', on, row })
const buy = (more: Partial<Buy> = {}): Command => ({
  do: 'buy',
  way: 'saved',
  cents: 2000,
  other: false,
  card: 0,
  ...more,
})
const walk = (commands: readonly Command[], setup: Partial<Setup> = {}): Walk => ({
  seed: 1,
  setup: { ...usual, ...setup },
  commands: [login, ...commands],
})

/** Usual times between the two taps of a double tap, in ms. */
const GAPS = [60, 300, 650]

/** Walks in which the app once charged a customer twice or showed something false. The key describes the fault. */
export const knownWalks: { readonly [what: string]: Walk } = {
  'a double tap on “Pagar” where a Pix is open': walk(
    [buy({ way: 'pix' }), { do: 'back' }, ...GAPS.flatMap((againMs): Command[] => [buy({ againMs }), { do: 'back' }])],
    { keepsCvv: true },
  ),
  'the browser sends a charge twice, and a limiter refuses the second copy': walk(
    [fault('charge', lost, { name: 'status', status: 429 }), buy()],
    { resends: true },
  ),
  'the browser sends a charge twice, and the operator takes no keys': walk([fault('charge', lost), buy()], {
    resends: true,
    keys: false,
  }),
  'the browser sends a charge twice, to an operator that takes no keys and lists nothing in progress': walk(
    [fault('charge', lost), buy(), wait(40_000)],
    { resends: true, keys: false, listsPending: false },
  ),
  'the device’s clock goes ahead just before the tap': walk([
    fault('charge', lost),
    buy({ before: { do: 'clock', ms: 180_000 } }),
    wait(320_000),
    wait(320_000),
  ]),
  'the device’s clock goes back an hour, and the charge takes a minute': walk([
    fault('charge', { name: 'delay', delayMs: 60_000 }),
    buy({ before: { do: 'clock', ms: -3_600_000 } }),
    wait(120_000),
  ]),
  'one stale history after a lost answer': walk([
    fault('charge', lost),
    buy({ after: { do: 'close' }, afterMs: 20 }),
    wait(320_000),
    wait(40_000),
    fault('history', { name: 'stale' }),
    { do: 'reload' },
    wait(4_000),
  ]),
  'two stale histories after a lost answer': walk([
    fault('charge', lost),
    buy({ after: { do: 'close' }, afterMs: 20 }),
    wait(320_000),
    wait(40_000),
    fault('history', { name: 'stale' }, { name: 'stale' }),
    { do: 'reload' },
    wait(15_000),
  ]),
  'the session ends at the tap': walk([buy({ before: { do: 'endSession' } }), wait(15_000)]),
  'the session ends at the tap, and somebody logs out in another tab': walk([
    buy({ before: { do: 'endSession' }, after: { do: 'logoutElsewhere' }, afterMs: 20_000 }),
  ]),
  'a login is not told what is switched on': walk([fault('reads', { name: 'status', status: 401 }), buy(), buy()]),
  'nothing can be stored, and the history leaves out what is in progress': walk(
    [{ do: 'storage', mood: 'full' }, buy({ way: 'new', card: 3 })],
    { listsPending: false },
  ),
  'the history that has the number of a receipt cannot be read': walk(
    [
      buy({ cents: 3000, other: true, card: 6 }),
      fault('history', { name: 'status', status: 500 }),
      fault('charge', { name: 'status', status: 429, code: 1003 }),
      { do: 'endSession' },
      buy({ cents: 1500 }),
      { do: 'reload' },
    ],
    { flow: 'pisp', keepsCvv: true },
  ),
  'the browser sends a charge twice, the operator takes no keys, and both copies fail': walk(
    [fault('charge', lost, { name: 'delay', delayMs: 3_000 }), buy({ way: 'new', card: 6 })],
    { resends: true, keys: false },
  ),
  'a charge ends after somebody has logged out in another tab': walk(
    [
      fault('charge', { name: 'delay', delayMs: 3_000 }),
      fault('status', { name: 'delay-after-commit', delayMs: 26_000 }),
      buy({ after: { do: 'logoutElsewhere' }, afterMs: 20 }),
    ],
    { latencyMs: 20, keepsCvv: true },
  ),
  'nothing can be stored any more while the second of four payments is in doubt': walk([
    buy({ cents: 3000 }),
    fault('charge', lost),
    buy({ cents: 3000 }),
    buy({ cents: 1500 }),
    buy({ after: { do: 'storage', mood: 'full' }, afterMs: 20 }),
  ]),
  'a double tap whose first tap has ended before the second': walk(
    [
      buy({ way: 'new', cents: 1500 }),
      fault('reads', { name: 'html-200' }),
      buy({ way: 'new', cents: 3000, againMs: 150 }),
    ],
    { latencyMs: 20 },
  ),
  'two recharges end in a frame that stores nothing, the later one refused': walk(
    [buy({ cents: 3000, after: { do: 'close' }, afterMs: 200 }), buy({ way: 'new', cents: 1500, card: 5 })],
    { flow: 'partner', latencyMs: 20 },
  ),
  'a charge that never arrived ends while another of the same value to another number is in processing': walk(
    [
      fault('charge', { name: 'html-200' }),
      buy({ cents: 1500, other: true }),
      buy({ way: 'new', cents: 1500, card: 3 }),
    ],
    { keepsCvv: true },
  ),
  'the network goes while the history is read for the receipt of a payment at a bank that was not stored': walk(
    [
      buy({ card: 1, after: { do: 'storage', mood: 'full' }, afterMs: 200 }),
      { do: 'bank', deed: 'leave' },
      { do: 'check' },
      { do: 'offline' },
      wait(1_000),
    ],
    { flow: 'pisp', latencyMs: 900 },
  ),
  'the network goes long after the tap, when the person has given up': walk([
    fault('charge', { name: 'delay', delayMs: 310_000 }),
    buy({ after: { do: 'offline' }, afterMs: 300_000 }),
  ]),
  'a refusal with a code that nobody knows': walk([
    fault('charge', { name: 'status', status: 422, code: 77777 }),
    buy(),
    wait(4_000),
  ]),
  'the person goes back from a refusal whose charge is still looked for': walk([
    fault('history', { name: 'half-body' }),
    buy({ way: 'debit-new', card: 4 }),
    { do: 'back' },
  ]),
  'the page is loaded anew soon after the tap, and the same is paid again': walk([
    buy({ after: { do: 'reload' }, afterMs: 200 }),
    { do: 'again' },
  ]),
  'the device sleeps while a charge takes a minute': walk([
    fault('charge', { name: 'delay', delayMs: 60_000 }),
    buy(),
    { do: 'sleep', ms: 600_000 },
    wait(40_000),
  ]),
  '“Verificar agora” after an error': walk([
    fault('charge', { name: 'status', status: 500 }),
    buy(),
    { do: 'check' },
    wait(4_000),
  ]),
  'nothing can be stored, and the answer is lost': walk([
    { do: 'storage', mood: 'full' },
    fault('charge', lost),
    buy(),
    { do: 'reload' },
    login,
    wait(320_000),
    buy(),
  ]),
  'nothing can be stored, and somebody else logs in on the same device': walk([
    fault('charge', { name: 'delay', delayMs: 26_000 }),
    buy({ before: { do: 'storage', mood: 'full' } }),
    { do: 'login', who: 'other' },
    buy({ way: 'debit-new' }),
    { do: 'press', at: 5 },
  ]),
  'a Pix whose code never comes': walk([
    fault('code', ...Array.from({ length: 10 }, (): Fault => ({ name: 'status', status: 500 }))),
    buy({ way: 'pix' }),
    wait(40_000),
  ]),
  'the page is loaded anew during a charge': walk([
    fault('charge', { name: 'delay', delayMs: 3_000 }),
    buy({ after: { do: 'reload' }, afterMs: 1_000 }),
    wait(40_000),
  ]),
}
