import { getCustomer } from '../operator/contract/customer.ts'
import { addDependent, deleteDependent } from '../operator/contract/recipients.ts'
import { numbers } from '../operator/contract/refusals.ts'
import { type Context, defineService, failure, failureAt, isMissing } from '../service/service.ts'

/** The operator refuses to save this number with one of these codes. The customer can type another number. */
const anotherNumber = [231, 232, 233, 234, 235, 236, 237]

const SAVED_ALREADY = 234

/** Saves a number in the customer's list, with the name that they typed. */
export const add = defineService({
  outcomes: {
    added: { says: true, changes: true, clears: ['recipient.newMsisdn', 'recipient.newName'] },
    numberRefused: { says: true, at: 'recipient.newMsisdn' },
    refused: { says: true },
    unreachable: { says: true, changes: true },
  },
  needs: ['session.msisdn', 'recipient.newMsisdn'],
  async run(context, signal) {
    const name = context.fact('recipient.newName')?.trim() ?? ''
    const body = name === '' ? {} : { name }
    const answer = await context.send(addDependent, {
      ...inputOf(context, context.fact('recipient.newMsisdn'), signal),
      body,
    })
    const isSaved =
      answer.kind === 'ok' ||
      (answer.kind === 'refused' && answer.code === SAVED_ALREADY && (await isOwn(context, name, signal)))
    if (isSaved) return { outcome: 'added', code: 'recipientAdded', gives: nobodyNew }
    return failureAt(answer, [['numberRefused', [...numbers, ...anotherNumber]]])
  },
})

/**
 * Returns whether the list has this number with this name. If so, an earlier attempt with a lost answer has saved it.
 */
async function isOwn({ fact, send }: Context, name: string, signal: AbortSignal): Promise<boolean> {
  const answer = await send(getCustomer, { params: { msisdn: fact('session.msisdn') ?? '' }, signal })
  if (answer.kind !== 'ok') return false
  const { recipients = [] } = answer.data
  return recipients.some(one => one.msisdn === fact('recipient.newMsisdn') && (one.name ?? '') === name)
}

/** Deletes the number from the list. A 404 counts as success, because the number is already deleted. */
export const forget = defineService({
  outcomes: {
    deleted: { says: true, changes: true, clears: ['recipient.msisdn', 'recipient.name', 'recipient.called'] },
    refused: { says: true },
    unreachable: { says: true, changes: true },
  },
  needs: ['session.msisdn', 'recipient.msisdn'],
  async run(context, signal) {
    const answer = await context.send(deleteDependent, inputOf(context, context.fact('recipient.msisdn'), signal))
    if (answer.kind !== 'ok' && !isMissing(answer)) return failure(answer)
    return { outcome: 'deleted', code: 'recipientDeleted', gives: nobody }
  },
})

/** Clears the facts of the typed number after it was saved. */
const nobodyNew = { 'recipient.newMsisdn': undefined, 'recipient.newName': undefined }
const nobody = { 'recipient.msisdn': undefined, 'recipient.name': undefined, 'recipient.called': undefined }

function inputOf(context: Context, recipient: string | undefined, signal: AbortSignal) {
  const msisdn = context.fact('session.msisdn') ?? ''
  return { params: { msisdn, recipient: recipient ?? '' }, key: context.newId(), signal }
}
