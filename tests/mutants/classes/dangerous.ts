import { listOf, objectOf, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { Authored } from '../authored.ts'
import { chargesOf } from '../charging.ts'
import type { Path } from '../json.ts'
import type { Change, Edit } from '../mutant.ts'

type Others = Json | undefined | ((now: Json | undefined, authored: Authored) => Json | undefined)

/** Returns the value at a path. In a list of blocks, the path contains the block's id. */
function find(json: Json, path: Path): { readonly path: Path; readonly value: Json | undefined } {
  let value: Json | undefined = json
  const found: (string | number)[] = []
  for (const key of path) {
    const list = listOf(value)
    const at: string | number = Array.isArray(value) ? list.findIndex(item => objectOf(item).id === key) : key
    value = typeof at === 'number' ? list[at] : objectOf(value)[at]
    found.push(at)
  }
  return { path: found, value }
}

/** A mistake that would harm customers, by name: the file, the place, and the wrong value. */
interface Slip {
  readonly name: string
  readonly file: string
  readonly changes: readonly (readonly [path: string, other: Others])[]
}

const submit = 'steps/payment/on/submit/outcomes'
const share = 'steps/success/blocks/share/text'
const in3ds = 'modals/debit-3ds'

const textWith =
  (from: RegExp, to: string): Others =>
  now =>
    textIn(now)?.replace(from, to)

/** Returns the first code of the error catalogue after which a charge may have been made. */
function uncertainCode({ json }: Authored): string {
  return Object.keys(objectOf(json.codes)).find(code => objectOf(objectOf(json.codes)[code]).claims === 'unknown') ?? ''
}

const slips: readonly Slip[] = [
  {
    name: 'the home button charges',
    file: 'web/flow.json',
    changes: [['always/home', (_, authored) => chargesOf(authored).find(({ run }) => run === 'recharge.pay')]],
  },
  {
    name: 'to leave without paying pays',
    file: 'web/pay.json',
    changes: [
      [`${in3ds}/blocks/leave/event`, 'leave'],
      [`${in3ds}/on/leave`, { close: true, send: 'payAnyway' }],
    ],
  },
  {
    name: 'the payment screen confirms nothing',
    file: 'web/pay.json',
    changes: [['steps/payment/confirms', undefined]],
  },
  {
    name: 'a charge in process is a success',
    file: 'web/pay.json',
    changes: [[`${submit}/processing`, 'step:success']],
  },
  {
    name: 'paid and refused are swapped',
    file: 'web/pay.json',
    changes: [
      [`${submit}/paid`, 'modal:error'],
      [`${submit}/refused`, [{ when: 'paidByDebit', to: 'step:success-debit' }, { to: 'step:success' }]],
    ],
  },
  {
    name: 'the guard of an open charge is negated',
    file: 'web/flow.json',
    changes: [['guards/chargeOpen', { fact: 'payment.inFlight', in: ['none', 'pix', 'pisp', 'checkout'] }]],
  },
  {
    name: 'the guard of a known history is negated',
    file: 'web/flow.json',
    changes: [['guards/rechargesRecalled', { fact: 'recharge.isRecalled', present: false }]],
  },
  {
    name: 'the code by SMS is for customers only',
    file: 'web/entry.json',
    changes: [['steps/sms/access', 'customer']],
  },
  {
    name: 'the login has no field for the number',
    file: 'web/entry.json',
    changes: [['steps/login/blocks/number', undefined]],
  },
  {
    name: 'the field of the login writes another number',
    file: 'web/entry.json',
    changes: [['steps/login/blocks/number/fact', 'recharge.newTarget']],
  },
  {
    name: 'the shared receipt tells the CPF',
    file: 'web/done.json',
    changes: [[share, textWith(/$/, ' {customer.cpf}')]],
  },
  {
    name: 'the shared receipt tells the login code',
    file: 'web/done.json',
    changes: [[share, textWith(/$/, ' {login.code}')]],
  },
  {
    name: 'the shared receipt tells cents as reais',
    file: 'web/done.json',
    changes: [[share, textWith(/order\.value:money/, 'order.value:number')]],
  },
  {
    name: 'a monthly charge is turned on without its terms',
    file: 'web/done.json',
    changes: [['steps/success/blocks/automatic/terms', 'Recarregue todo mês.']],
  },
  {
    name: 'a change of a schedule is authorized without its terms',
    file: 'web/schedule.json',
    changes: [['modals/frequency-day/blocks/terms', undefined]],
  },
  {
    name: 'the pay button is there before the history was read',
    file: 'web/pay.json',
    changes: [['steps/payment/blocks/pay/when', undefined]],
  },
  {
    name: 'a Pix that waits is a success',
    file: 'web/pay.json',
    changes: [['steps/pix/watch/outcomes/waiting', 'step:success']],
  },
  {
    name: 'two ways to pay have the other’s label',
    file: 'web/pay.json',
    changes: [['steps/payment/blocks/methods/ways/pix/label', 'Pagar pelo seu banco']],
  },
]

/** Returns the dangerous mistakes that are possible in a file, by name. */
export function dangerousIn(authored: Authored): ReadonlyMap<string, Edit> {
  const changed = ([path, other]: Slip['changes'][number]): Change => {
    const { path: at, value } = find(authored.json, path.split('/'))
    return { path: at, before: value, after: typeof other === 'function' ? other(value, authored) : other }
  }
  const own = slips
    .filter(({ file }) => authored.file.endsWith(`/${file}`))
    .map(({ name, changes }) => [name, { changes: changes.map(changed) }] as const)
  const code = uncertainCode(authored)
  if (authored.kind !== 'errors' || code === '') return new Map(own)
  const change = { path: ['codes', code, 'claims'], before: 'unknown', after: 'none' }
  return new Map([...own, ['a code that leaves a charge open says that nothing was charged', { changes: [change] }]])
}
