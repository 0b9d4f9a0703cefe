import { calls } from '../../runtime/operator/contract/table.ts'
import type { Checker } from './checker.ts'
import type { Session } from './log-in.ts'

/** An IP address that is reserved for documentation. */
const IP = '203.0.113.7'
const TEST_CARD = { pan: '4242424242424242', month: '12', year: '2030' }
const CARDS = ['credit', 'debit']

/** Sends the reads of a logged-in customer. Returns the amounts (cents) and the ways to pay that are offered. */
export async function checkCustomer(checker: Checker, session: Session) {
  const { check } = checker
  const { token, id, msisdn } = session
  const byId = { params: { id }, token }
  const byMsisdn = { params: { msisdn }, token }
  const orNone = { allows: [404] }
  await check('getLastRecharge', calls.getLastRecharge, { ...byMsisdn, ...orNone })
  const values = await check('getRechargeValues', calls.getRechargeValues, {
    ...byId,
    query: { todosValores: 'false' },
  })
  await check('getRecharges', calls.getRecharges, byMsisdn)
  await check('getRechargeValuesWithAttributes', calls.getRechargeValuesWithAttributes, byId)
  await check('getCountryByIp', calls.getCountryByIp, { ...byMsisdn, body: { ip: IP } })
  const methods = await check('getPaymentMethods', calls.getPaymentMethods, byId)
  const ways = methods.data?.payment_methods ?? []
  if (ways.some(way => CARDS.includes(way))) {
    await check('getBridgeAvailability', calls.getBridgeAvailability, byId)
    await check('getBrands', calls.getBrands, { params: {} })
    await check('getBin', calls.getBin, { params: { bin: TEST_CARD.pan.slice(0, 6) } })
    await check('tokenizeCard', calls.tokenizeCard, { params: {}, body: TEST_CARD })
  }
  if (ways.includes('pisp')) await check('getPispOrganizations', calls.getPispOrganizations, byId)
  await check('getRecurrence', calls.getRecurrence, { ...byId, ...orNone })
  await check('getWeeklyRechargeValues', calls.getWeeklyRechargeValues, byId)
  await check('getMonthlyRechargeValues', calls.getMonthlyRechargeValues, byId)
  await check('getAutomaticRecharge', calls.getAutomaticRecharge, { ...byId, ...orNone })
  return { amounts: (values.data?.rechargeValues ?? []).map(value => value.id), ways }
}

/** Ends the session, and checks that it is over. */
export async function checkLogout({ check, target }: Checker, { token, msisdn }: Session): Promise<void> {
  const { status } = await check('closeSession', calls.closeSession, { params: {}, token })
  if (target.lacks.has('DELETE /sessions') || status === 0 || status >= 300) return
  const refusedWith = { status: 401 }
  await check('getCustomer', calls.getCustomer, { params: { msisdn }, token, refusedWith }, 'after the logout')
}
