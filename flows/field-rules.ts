import type { parseBirthDate } from '../runtime/rules/birth-date.ts'
import type { CardNumberViolation } from '../runtime/rules/card-number.ts'
import type { parseCpf } from '../runtime/rules/cpf.ts'
import type { CvvViolation } from '../runtime/rules/cvv.ts'
import type { parseEmail } from '../runtime/rules/email.ts'
import type { ExpiryViolation } from '../runtime/rules/expiry.ts'
import type { parseLine } from '../runtime/rules/line.ts'
import type { MobileViolation } from '../runtime/rules/phone.ts'
import type { SmsCodeViolation } from '../runtime/rules/sms-code.ts'

type ViolationOf<Parse extends (...given: never[]) => unknown> =
  Extract<ReturnType<Parse>, { readonly ok: false }> extends { readonly violation: infer V extends string } ? V : never
type Choice = 'empty'

/**
 * All violations of each rule. If a violation is part of a rule's type but missing here, TypeScript reports an error.
 */
interface Violations {
  readonly mobile: MobileViolation
  readonly smsCode: SmsCodeViolation
  readonly text: ViolationOf<typeof parseLine>
  readonly ownName: ViolationOf<typeof parseLine>
  readonly email: ViolationOf<typeof parseEmail>
  readonly cpf: ViolationOf<typeof parseCpf>
  /** The customer may leave out the birth date, so an empty field is allowed. */
  readonly birthDate: Exclude<ViolationOf<typeof parseBirthDate>, 'empty'>
  readonly money: Choice
  readonly value: Choice | 'spent'
  readonly day: Choice
  readonly recipient: Choice
  readonly savedCard: Choice
  readonly bank: Choice
  readonly method: Choice
  /** The rule for a choice between answers, when the flow config itself contains the question. */
  readonly answer: Choice
  /**
   * The last four violations (from `debit` on) are for a card that works only as credit or only as debit, if the
   * customer chose the other type.
   */
  readonly cardNumber: CardNumberViolation | 'debit' | 'credit' | 'onlyDebit' | 'onlyCredit'
  readonly expiry: ExpiryViolation
  readonly cvv: CvvViolation
}

const violations: { readonly [R in keyof Violations]: { readonly [V in Violations[R]]: true } } = {
  mobile: { empty: true, short: true, areaCode: true, ninthDigit: true, landline: true, invalid: true },
  smsCode: { empty: true, short: true },
  text: { empty: true, long: true },
  ownName: { empty: true, long: true },
  email: { empty: true, invalid: true },
  cpf: { empty: true, short: true, invalid: true },
  birthDate: { short: true, invalid: true, young: true },
  money: { empty: true },
  value: { empty: true, spent: true },
  day: { empty: true },
  recipient: { empty: true },
  savedCard: { empty: true },
  bank: { empty: true },
  method: { empty: true },
  answer: { empty: true },
  cardNumber: {
    empty: true,
    short: true,
    unknownBrand: true,
    invalid: true,
    debit: true,
    credit: true,
    onlyDebit: true,
    onlyCredit: true,
  },
  expiry: { empty: true, short: true, invalid: true, expired: true },
  cvv: { empty: true, short: true, long: true, three: true, four: true },
}

/** The rules of the fields, each with its violations. `fields.json` contains a sentence for each violation. */
export const fieldRules: { readonly [rule: string]: readonly string[] } = Object.fromEntries(
  Object.entries(violations).map(([rule, names]) => [rule, Object.keys(names)]),
)

/**
 * The words for each violation. Each sentence must contain one of its violation's words, so that it cannot describe
 * another violation.
 */
export const violationWords: { readonly [violation: string]: readonly string[] } = {
  empty: ['digite', 'escolha', 'preencha'],
  short: ['falta', 'dígitos', 'digite'],
  long: ['comprid', 'demais'],
  invalid: ['não é válid', 'não existe'],
  areaCode: ['ddd'],
  ninthDigit: ['falta o 9'],
  landline: ['fixo'],
  young: ['anos'],
  spent: ['hoje'],
  expired: ['vencid'],
  three: ['3 dígitos'],
  four: ['4 dígitos'],
  unknownBrand: ['bandeira'],
  debit: ['só de débito'],
  credit: ['só de crédito'],
  onlyDebit: ['salvar como crédito'],
  onlyCredit: ['salvar como débito'],
} satisfies { readonly [V in Violations[keyof Violations]]: readonly string[] }
