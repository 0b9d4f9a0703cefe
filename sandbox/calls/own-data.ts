import { calls } from '../../runtime/operator/contract/table.ts'
import { isCpf } from '../../runtime/rules/cpf.ts'
import { digitsOf } from '../../runtime/rules/digits.ts'
import { done, invalid, type Refusal, refusal } from '../answer.ts'
import type { CustomerDocument } from '../documents.ts'
import { forCustomer } from '../route.ts'
import type { World } from '../world.ts'

const LENGTH = 120
const YOUNGEST_YEARS = 15

interface Change {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly cpf?: string | undefined
  readonly birthDate?: string | undefined
}

/** Midnight UTC (ms) of DDMMAA in the hundred years before `now`; undefined when there is no such day. */
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
  return world.store
    .list('customer')
    .some(one => one.id !== customer.id && one.deletedAt === undefined && one[field] === value)
}

function refuse(world: World, customer: CustomerDocument, change: Change): Refusal | undefined {
  const { name, email, cpf, birthDate } = change
  const now = world.now()
  if (name !== undefined && (name.trim() === '' || name.length > LENGTH)) return invalid('name is invalid')
  if (email !== undefined) {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > LENGTH) return invalid('email is invalid')
    if (isTaken(world, customer, 'email', email.toLowerCase())) return refusal(422, 206, 'e-mail already used')
  }
  if (cpf !== undefined) {
    if (!isCpf(cpf)) return refusal(400, 203, 'not a CPF')
    if (isTaken(world, customer, 'cpf', digitsOf(cpf))) return refusal(422, 204, 'CPF already registered')
  }
  if (birthDate === undefined) return undefined
  const born = birthOf(birthDate, now)
  if (born === undefined) return refusal(400, 210, 'not a date')
  return isOldEnough(born, now) ? undefined : refusal(422, 211, 'under 15 years')
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
      ...(cpf !== undefined && { cpf: digitsOf(cpf) }),
      ...(receive_information !== undefined && { receivesInformation: receive_information }),
      updatedAt: world.now(),
    })
    return done
  }),

  /** Cards, recipients and the schedule go, every session ends; what was charged stays in the ledger. */
  deleteCustomer: forCustomer(calls.deleteCustomer, ({ customer }, world) => {
    const { store } = world
    for (const { token } of [...customer.cards, ...customer.debitCards, ...customer.cefCards])
      store.delete('card', token)
    store.delete('recurrence', customer.id)
    for (const session of store.list('session'))
      if (session.customerId === customer.id) store.put('session', session.token, { ...session, ended: true })
    store.put('customer', customer.id, {
      ...customer,
      recipients: [],
      cards: [],
      debitCards: [],
      cefCards: [],
      deletedAt: world.now(),
    })
    return done
  }),
}
