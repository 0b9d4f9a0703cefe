import { calls } from '../../runtime/operator/contract/table.ts'
import { isCpf } from '../../runtime/rules/cpf.ts'
import { digitsOf } from '../../runtime/rules/digits.ts'
import { done, invalid, type Refusal, refusal } from '../answer.ts'
import type { CustomerDocument } from '../documents.ts'
import { isRecent } from '../limits.ts'
import { forCustomer } from '../route.ts'
import { takenData } from '../seed/test-data.ts'
import type { World } from '../world.ts'
import { forgetSecureTokens } from './secure.ts'

const LENGTH = 120
const YOUNGEST_YEARS = 15
const ACCOUNTS_PER_CPF = 3

interface Change {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly cpf?: string | undefined
  readonly birthDate?: string | undefined
}

/**
 * Returns midnight UTC (ms) of a day DDMMAA within the hundred years before `now`, or undefined if the day does not
 * exist.
 */
function birthOf(text: string, now: number): number | undefined {
  const parts = /^(\d\d)(\d\d)(\d\d)$/.exec(text)?.slice(1).map(Number)
  const [day = 0, month = 0, year = 0] = parts ?? []
  const born = new Date(Date.UTC(2000 + year, month - 1, day))
  if (born.getTime() > now) born.setUTCFullYear(1900 + year)
  return parts && born.getUTCDate() === day && born.getUTCMonth() === month - 1 ? born.getTime() : undefined
}

function isOldEnough(born: number, now: number): boolean {
  const day = new Date(born)
  day.setUTCFullYear(day.getUTCFullYear() + YOUNGEST_YEARS)
  return day.getTime() <= now
}

function isTaken(world: World, customer: CustomerDocument, field: 'email' | 'cpf', value: string): boolean {
  if (value === takenData[field]) return true
  return world.store
    .list('customer')
    .some(one => one.id !== customer.id && one.deletedAt === undefined && one[field] === value)
}

/** Returns whether the account used the CPF in the last 30 days. A deleted account used it until its deletion. */
function hadLately(account: CustomerDocument, cpf: string, now: number): boolean {
  const until = account.cpf === cpf ? (account.deletedAt ?? now) : account.cpfsLeft?.[cpf]
  return until !== undefined && isRecent(until, now)
}

function isUsedUp(world: World, customer: CustomerDocument, cpf: string): boolean {
  if (cpf === takenData.limitedCpf) return true
  const others = world.store.list('customer').filter(one => one.id !== customer.id)
  return others.filter(one => hadLately(one, cpf, world.now())).length >= ACCOUNTS_PER_CPF
}

function refuseCpf(world: World, customer: CustomerDocument, text: string): Refusal | undefined {
  const cpf = digitsOf(text)
  if (!isCpf(text)) return refusal(400, 203, 'not a CPF')
  if (cpf === customer.cpf) return undefined
  if (isTaken(world, customer, 'cpf', cpf)) return refusal(422, 204, 'CPF already registered')
  return isUsedUp(world, customer, cpf) ? refusal(422, 244, 'CPF of too many accounts') : undefined
}

function refuse(world: World, customer: CustomerDocument, change: Change): Refusal | undefined {
  const { name, email, cpf, birthDate } = change
  const now = world.now()
  if (name !== undefined && (name.trim() === '' || name.length > LENGTH)) return invalid('name is invalid')
  if (email !== undefined) {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > LENGTH) return invalid('email is invalid')
    if (isTaken(world, customer, 'email', email.toLowerCase())) return refusal(422, 206, 'e-mail already used')
  }
  const refused = cpf === undefined ? undefined : refuseCpf(world, customer, cpf)
  if (refused || birthDate === undefined) return refused
  const born = birthOf(birthDate, now)
  if (born === undefined) return refusal(400, 210, 'not a date')
  return isOldEnough(born, now) ? undefined : refusal(422, 211, 'under 15 years')
}

/**
 * Returns the new CPF and the earlier ones. CPFs that were given up more than 30 days ago are left out, because no rule
 * needs them.
 */
function newCpf({ cpf: old, cpfsLeft = {} }: CustomerDocument, cpf: string, now: number): Partial<CustomerDocument> {
  if (old === undefined || old === cpf) return { cpf }
  const recent = Object.entries(cpfsLeft).filter(([, at]) => isRecent(at, now))
  return { cpf, cpfsLeft: { ...Object.fromEntries(recent), [old]: now } }
}

export const ownDataRoutes = {
  updateCustomer: forCustomer(calls.updateCustomer, ({ customer, body }, world) => {
    const refused = refuse(world, customer, body)
    if (refused) return refused
    const { name, email, cpf, receive_information } = body
    world.store.put('customer', customer.id, {
      ...customer,
      ...(name !== undefined && { name: name.trim() }),
      ...(email !== undefined && { email: email.toLowerCase() }),
      ...(cpf !== undefined && newCpf(customer, digitsOf(cpf), world.now())),
      ...(receive_information !== undefined && { receivesInformation: receive_information }),
      updatedAt: world.now(),
    })
    return done
  }),

  /**
   * Deletes cards, recipients, tokens and the schedule, and ends every session. Charges stay in the ledger. A customer
   * may delete the account despite a schedule (no code 234), because such a customer wants no further charges. Each
   * recipient counts as removed.
   */
  deleteCustomer: forCustomer(calls.deleteCustomer, ({ customer }, world) => {
    const { store } = world
    const deletedAt = world.now()
    if (customer.registering) return refusal(422, 240, 'still being registered')
    forgetSecureTokens(world, customer.id)
    for (const { token } of [...customer.cards, ...customer.debitCards, ...customer.cefCards])
      store.delete('card', token)
    store.delete('recurrence', customer.id)
    for (const session of store.list('session'))
      if (session.customerId === customer.id) store.put('session', session.token, { ...session, ended: true })
    store.put('customer', customer.id, {
      ...customer,
      recipients: [],
      recipientsRemoved: {
        ...customer.recipientsRemoved,
        ...Object.fromEntries(customer.recipients.map(({ msisdn }) => [msisdn, deletedAt])),
      },
      cards: [],
      debitCards: [],
      cefCards: [],
      deletedAt,
    })
    return done
  }),
}
