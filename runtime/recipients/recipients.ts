import { getCustomer } from '../operator/contract/customer.ts'
import { addDependent, deleteDependent } from '../operator/contract/recipients.ts'
import { numbers } from '../operator/contract/refusals.ts'
import { type Context, defineService, failure, failureAt, isMissing } from '../service.ts'

/** Numbers that are somebody's already, or were until lately: another one may do. */
const anotherNumber = [231, 232, 233, 234, 235, 236, 237]

const SAVED_ALREADY = 234

/** Saves a number to recharge again, with the name that the customer gives it. */
export const add = defineService({
  outcomes: {
    added: { says: true, changes: true },
    numberRefused: { says: true },
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

/** Whether the list has this number by this name: it was saved by an attempt whose answer was lost. */
async function isOwn({ fact, send }: Context, name: string, signal: AbortSignal): Promise<boolean> {
  const answer = await send(getCustomer, { params: { msisdn: fact('session.msisdn') ?? '' }, signal })
  if (answer.kind !== 'ok') return false
  const { recipients = [] } = answer.data
  return recipients.some(one => one.msisdn === fact('recipient.newMsisdn') && (one.name ?? '') === name)
}

/** The number is saved no more; one that was not there any more is as good as deleted. */
export const forget = defineService({
  outcomes: {
    deleted: { says: true, changes: true },
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

/** The next one is typed, or chosen, anew. */
const nobodyNew = { 'recipient.newMsisdn': undefined, 'recipient.newName': undefined }
const nobody = { 'recipient.msisdn': undefined, 'recipient.name': undefined, 'recipient.called': undefined }

function inputOf(context: Context, recipient: string | undefined, signal: AbortSignal) {
  const msisdn = context.fact('session.msisdn') ?? ''
  return { params: { msisdn, recipient: recipient ?? '' }, key: context.newId(), signal }
}
