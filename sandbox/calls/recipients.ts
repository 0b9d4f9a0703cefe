import { calls } from '../../runtime/operator/contract/table.ts'
import { digitsOf } from '../../runtime/rules/digits.ts'
import { done, notFound, type Refusal, refusal } from '../answer.ts'
import type { CustomerDocument } from '../documents.ts'
import { allowedRecipientChanges, freeRecipientSlots, isRecent } from '../limits.ts'
import { readMsisdn } from '../read-msisdn.ts'
import { forCustomer } from '../route.ts'
import { lineRefusal } from '../seed/test-lines.ts'
import type { World } from '../world.ts'

const NAME_LENGTH = 60

function wasRemoved({ recipientsRemoved }: CustomerDocument, msisdn: string, now: number): boolean {
  const at = recipientsRemoved[msisdn]
  return at !== undefined && isRecent(at, now)
}

function isCustomer(world: World, msisdn: string): boolean {
  const owner = world.store.get('customer', world.store.get('number', msisdn)?.customerId ?? '')
  return owner !== undefined && owner.deletedAt === undefined
}

/**
 * If this number cannot be saved as a recipient, returns the refusal. The number of free places is not checked here.
 */
function refuse(world: World, customer: CustomerDocument, msisdn: string): Refusal | undefined {
  const now = world.now()
  if (msisdn === customer.msisdn) return refusal(422, 236, 'one’s own number')
  if (customer.recipients.some(one => one.msisdn === msisdn)) return refusal(422, 234, 'saved already')
  if (wasRemoved(customer, msisdn, now)) return refusal(422, 232, 'removed in the last 30 days')
  if (isCustomer(world, msisdn)) return refusal(422, 231, 'a customer’s own number')
  if (world.store.list('customer').some(one => wasRemoved(one, msisdn, now)))
    return refusal(422, 235, 'left another customer in the last 30 days')
  return lineRefusal('dependent', msisdn)
}

export const recipientRoutes = {
  addDependent: forCustomer(calls.addDependent, ({ customer, params, body }, world) => {
    const read = readMsisdn(params.recipient)
    if ('kind' in read) return read
    const { msisdn } = read
    const now = world.now()
    const refused = refuse(world, customer, msisdn)
    if (refused) return refused
    if (freeRecipientSlots(customer) === 0) return refusal(422, 221, 'no free slot')
    if (allowedRecipientChanges(customer, now) === 0) return refusal(422, 241, 'too many changes in 30 days')
    const recipient = { msisdn, name: (body?.name ?? '').trim().slice(0, NAME_LENGTH), favorite: false }
    world.store.put('customer', customer.id, {
      ...customer,
      recipients: [...customer.recipients, recipient],
      recipientsAdded: [...customer.recipientsAdded.filter(at => isRecent(at, now)), now],
    })
    return done
  }),

  deleteDependent: forCustomer(calls.deleteDependent, ({ customer, params }, world) => {
    const msisdn = digitsOf(params.recipient)
    const recipients = customer.recipients.filter(one => one.msisdn !== msisdn)
    if (recipients.length === customer.recipients.length) return notFound
    const recipientsRemoved = { ...customer.recipientsRemoved, [msisdn]: world.now() }
    world.store.put('customer', customer.id, { ...customer, recipients, recipientsRemoved })
    return done
  }),
}
