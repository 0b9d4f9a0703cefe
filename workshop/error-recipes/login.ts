import { testLines } from '../../sandbox/seed/test-lines.ts'
import type { Action } from '../flows/action.ts'
import { askingForCode, type ErrorRecipe, loggingIn, opening } from './error-recipe.ts'
import { numberOf, phoneOf } from './people.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const SMS_IN_TEN_MINUTES = 5

const ana = numberOf('ana')
const asAna: Action = { do: 'write', facts: { 'login.msisdn': ana } }
const askForCode: Action = { do: 'run', service: 'login.requestCode' }
const typeCode: Action = { do: 'code', typed: 'right' }
const deleteAccount: readonly Action[] = [
  typeCode,
  { do: 'run', service: 'login.openSession' },
  { do: 'run', service: 'customer.delete' },
]

const lines = testLines
  .filter(({ occasion }) => occasion === 'login')
  .map(({ code, msisdn, does }) => loggingIn(code, `Log in as ${phoneOf(msisdn)}, which ${does}.`, msisdn))

export const loginErrors: readonly ErrorRecipe[] = [
  ...lines,
  loggingIn(200, `Log in as ${phoneOf(numberOf('unknown'))}, which is nobody’s.`, numberOf('unknown')),
  askingForCode(207, `Ask for a code as Davi, or type five wrong codes as anybody.`, [
    { do: 'write', facts: { 'login.msisdn': numberOf('davi') } },
  ]),
  loggingIn(243, 'Log in with a `Channel` header that no channel has.', ana, {
    actions: [typeCode, { do: 'headers', headers: { Channel: 'nowhere' } }],
  }),
  loggingIn(245, 'Ask for a code, and type it more than an hour later.', ana, {
    actions: [typeCode, { do: 'wait', moveMs: HOUR_MS + 1 }],
  }),
  loggingIn(262, 'Log in again within 30 days of deleting the account.', ana, {
    actions: [...deleteAccount, asAna, askForCode, typeCode],
  }),
  loggingIn(1000, 'Type another code than the one that was sent.', ana, {
    actions: [{ do: 'code', typed: 'wrong' }],
    seen: 'field',
  }),
  opening(1001, 'Come back to a page more than a day after logging in.', 'home', 'page', {
    actions: [{ do: 'wait', moveMs: DAY_MS + 1 }],
  }),
  opening(1002, 'Use the token of a login on another device: with another `deviceId` header.', 'home', 'page', {
    actions: [{ do: 'headers', headers: { deviceId: 'another' } }],
  }),
  askingForCode(1003, `Ask for ${SMS_IN_TEN_MINUTES + 1} codes within 10 minutes.`, [
    asAna,
    ...Array.from({ length: SMS_IN_TEN_MINUTES }, () => askForCode),
  ]),
]
