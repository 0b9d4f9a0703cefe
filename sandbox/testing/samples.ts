import type { Call } from '../../runtime/operator/contract/call.ts'
import { type CallName, calls } from '../../runtime/operator/contract/table.ts'
import { type Operator, payingFor, present } from './operator.ts'

export interface Sample {
  readonly params: Readonly<Record<string, string>>
  readonly body?: unknown
}

export const callNames = Object.keys(calls).filter((name): name is CallName => Object.hasOwn(calls, name))

/** Returns the call as a plain `Call`, so that one test can run every call. */
export const callNamed = (name: CallName): Call => calls[name]

const HELENA = '85992221155'
const RECIPIENT = '11976543210'
const order = { msisdnRecebedor: RECIPIENT, rechargeValueId: 3000, ip: '203.0.113.7', country: 'BR' }
const pan = { pan: '5555555555554444', month: '12', year: '2030' }
const proof = { authenticationVersion: '2.2.0', referenceId: 'r', cavv: 'c', xid: null }
const debit = { ...order, returnUrl: 'https://recarrega.example/volta' }
const payer = { payerDocument: '52998224725', organizationId: 'banco-atento', authorizationServerId: 'as-atento' }

/**
 * Logs Helena in, gives her an item of each kind, and returns a valid request for each call. The requests are
 * independent of each other, except those that end the session.
 */
export async function openStage(operator: Operator) {
  const helena = await operator.login(HELENA)
  const { ask, world } = operator
  const { pix, tokenize } = payingFor(operator)
  const { id, msisdn, token } = helena
  const customer = present(world.store.get('customer', id))
  const credit = present(customer.cards[0]).token
  const debitCard = { token: present(customer.debitCards[0]).token, cvv: '123' }
  const charged = present((await pix(helena)).data)
  const asked = { params: { id }, token }
  const pisp = present(
    (await ask(calls.createPispRecharge, { ...asked, body: { ...order, ...payer, rechargeValueId: 1500 } })).data,
  )
  const checkout = { ...order, rechargeValueId: 1000, paymentType: 'mercado_pago' }
  const smart = present((await ask(calls.createCreditRecharge, { ...asked, body: checkout })).data)
  const schedule = { frequency: 'WEEKLY', day: 'MONDAY', value: 2000, recipient: RECIPIENT, token: credit }
  await ask(calls.saveRecurrence, { ...asked, body: schedule })
  await ask(calls.addDependent, { params: { msisdn, recipient: RECIPIENT }, token })
  const { encryptedMsisdn } = present((await ask(calls.sendSmsToken, { body: { msisdn } })).data)
  const authCode = present(world.store.get('sms', msisdn)).code
  const pixExternalId = present(world.store.list('pixChat').find(chat => chat.customerId === id)).id
  await operator.control('POST', `/pix/${charged.id}/pay`)

  const byId = { params: { id } }
  const byMsisdn = { params: { msisdn } }
  const withCard = (card: string) => ({ params: { msisdn, token: card } })
  const samples: Readonly<Record<CallName, Sample>> = {
    sendSmsToken: { params: {}, body: { msisdn: '21998765432' } },
    resendSmsToken: { params: {}, body: { msisdn: '21998765432', valor: 2000 } },
    openSession: { params: {}, body: { encryptedMsisdn, authCode } },
    closeSession: { params: {} },
    getCustomer: byMsisdn,
    updateCustomer: { ...byMsisdn, body: { name: 'Helena M.', email: 'helena@exemplo.com.br', cpf: '52998224725' } },
    deleteCustomer: byMsisdn,
    getFeatureToggles: byMsisdn,
    addDependent: { params: { msisdn, recipient: '11965432109' }, body: { name: 'Lucas' } },
    deleteDependent: { params: { msisdn, recipient: RECIPIENT } },
    addCard: { ...withCard(await tokenize(pan.pan)), body: { favorite: false } },
    deleteCard: withCard(credit),
    favoriteCard: withCard(credit),
    confirmCard: { ...withCard(credit), body: { amountCents: 142 } },
    addDebitCard: { ...withCard(await tokenize('6362970000457021')), body: { issuer: 'CEF' } },
    deleteDebitCard: withCard(debitCard.token),
    favoriteDebitCard: withCard(debitCard.token),
    deleteCefCard: withCard(present(customer.cefCards[0]).token),
    saveRecurrence: { ...byId, body: { ...schedule, frequency: 'MONTHLY', day: '28' } },
    getRecurrence: byId,
    stopRecurrence: byId,
    getAutomaticRecharge: byId,
    createSecureToken: { ...byMsisdn, body: { brand: 'ELO', paymentType: 'credit' } },
    createDataOnlyToken: byMsisdn,
    tokenizeCard: { params: {}, body: pan },
    getBrands: { params: {} },
    getBin: { params: { bin: '424242' } },
    getPaymentMethods: byId,
    getBridgeAvailability: byId,
    createCreditRecharge: { ...byId, body: { ...order, card: { token: credit, cvv: '123' } } },
    createDebitRecharge: { ...byId, body: { ...debit, card: debitCard, authenticationType: 'no_pin' } },
    createSecureDebitRecharge: {
      ...byId,
      body: { ...debit, ...proof, card: debitCard, eci: '05', authenticationType: 'no_pin' },
    },
    createPixRecharge: { ...byId, body: order },
    getPixCode: { params: { id, txid: charged.id } },
    createPixIntention: { params: { pixExternalId }, body: order },
    getRechargeStatus: { params: { id, cid: 'device', txid: charged.id } },
    getPispOrganizations: byId,
    createPispRecharge: { ...byId, body: { ...order, ...payer } },
    getPispRedirect: { params: { id, pispId: pisp.id } },
    getPispStatus: { params: { pispId: await agreed(operator, pisp.id) } },
    getCheckout: { params: { id, rechargeId: smart.id } },
    getRechargeValues: byId,
    getRechargeValuesWithAttributes: byId,
    getWeeklyRechargeValues: byId,
    getMonthlyRechargeValues: byId,
    getRecharges: byMsisdn,
    getLastRecharge: byMsisdn,
    reportEvent: { params: { id, event: 'abandoned_cart' }, body: { rechargeValueId: 2000, paymentType: 'pix' } },
    getChannelSettings: { params: {} },
    getCountryByIp: { ...byMsisdn, body: { ip: '198.51.100.1' } },
    getGeolocation: { params: {} },
  }
  return { helena, samples }
}

/** Agrees to the payment at the bank, and returns the payment's id. */
async function agreed(operator: Operator, id: string): Promise<string> {
  await operator.control('POST', `/elsewhere/${id}/pay`)
  return id
}
