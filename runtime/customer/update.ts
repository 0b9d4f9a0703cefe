import { updateCustomer } from '../operator/contract/customer.ts'
import { type Context, defineService, failureAt } from '../service/service.ts'

const cpfCodes = [203, 204, 244]
const emailCodes = [206]
const birthCodes = [210, 211]

/** Changes the personal data that the customer typed. Other fields stay as they are. */
export const update = defineService({
  outcomes: {
    updated: {
      says: true,
      changes: true,
      mayGive: ['customer.name'],
      clears: ['customer.newName', 'customer.email', 'customer.cpf', 'customer.birthDate'],
    },
    /** The customer typed nothing. No request is sent. */
    unchanged: { says: true },
    cpfRefused: { says: true, at: 'customer.cpf' },
    emailRefused: { says: true, at: 'customer.email' },
    birthRefused: { says: true, at: 'customer.birthDate' },
    refused: { says: true },
    unreachable: { says: true, changes: true },
  },
  needs: ['session.msisdn'],
  refusedIf: [{ 'operator.lacksDataChange': true }],
  async run(context, signal) {
    const body = changesIn(context)
    if (Object.keys(body).length === 0) return { outcome: 'unchanged', code: 'dataUnchanged' }
    const params = { msisdn: context.fact('session.msisdn') ?? '' }
    const answer = await context.send(updateCustomer, { params, body, key: context.newId(), signal })
    if (answer.kind !== 'ok') {
      return failureAt(answer, [
        ['cpfRefused', cpfCodes],
        ['emailRefused', emailCodes],
        ['birthRefused', birthCodes],
      ])
    }
    return {
      outcome: 'updated',
      code: 'dataUpdated',
      gives: {
        ...(body.name === undefined ? {} : { 'customer.name': body.name }),
        'customer.newName': undefined,
        'customer.email': undefined,
        'customer.cpf': undefined,
        'customer.birthDate': undefined,
      },
    }
  },
})

/** Returns the typed fields. A blank field means no change, because the operator's call cannot clear a field. */
function changesIn({ fact }: Context) {
  const name = fact('customer.newName')?.trim() ?? ''
  const email = fact('customer.email')?.trim() ?? ''
  const cpf = fact('customer.cpf')
  const birthDate = fact('customer.birthDate')
  return {
    ...(name === '' ? {} : { name }),
    ...(email === '' ? {} : { email }),
    ...(cpf === undefined ? {} : { cpf }),
    ...(birthDate === undefined ? {} : { birthDate }),
  }
}
