import { calls } from '../../runtime/operator/contract/table.ts'
import { digitsOf } from '../../runtime/rules/digits.ts'
import { done, notFound, refusal } from '../answer.ts'
import { allowedRecipientChanges, freeRecipientSlots, isRecent } from '../limits.ts'
import { readMsisdn } from '../read-msisdn.ts'
import { forCustomer } from '../route.ts'

const NAME_LENGTH = 60

export const recipientRoutes = {
  addDependent: forCustomer(calls.addDependent, ({ customer, params, body }, world) => {
    const read = readMsisdn(params.recipient)
    if ('kind' in read) return read
    const { msisdn } = read
    const now = world.now()
    if (msisdn === customer.msisdn) return refusal(422, 236, 'one’s own number')
    if (customer.recipients.some(one => one.msisdn === msisdn)) return refusal(422, 234, 'saved already')
    const removedAt = customer.recipientsRemoved[msisdn]
    if (removedAt !== undefined && isRecent(removedAt, now)) return refusal(422, 232, 'removed in the last 30 days')
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
