import { calls } from '../../runtime/operator/contract/table.ts'
import { isCpf } from '../../runtime/rules/cpf.ts'
import { invalid, notFound, refusal, success } from '../answer.ts'
import { findCharge, pollCharge, saveCharge } from '../charges/charges.ts'
import { openElsewhere } from '../charges/charging.ts'
import { forCustomer } from '../route.ts'
import { testBanks } from '../seed/test-banks.ts'
import { createdBody } from './recharges.ts'

export const pispRoutes = {
  getPispOrganizations: forCustomer(calls.getPispOrganizations, () =>
    success({
      organizations: testBanks.map(({ id, name, authorizationServerId }) => {
        return { id, name, authorization_server_id: authorizationServerId, logo_uri: `/sandbox/logos/${id}.svg` }
      }),
    }),
  ),

  createPispRecharge: forCustomer(calls.createPispRecharge, ({ body, customer, key, origin }, world) => {
    const { msisdnRecebedor, rechargeValueId, organizationId, authorizationServerId } = body
    if (!isCpf(body.payerDocument)) return refusal(400, 203, 'payerDocument is not a CPF')
    const bank = testBanks.find(one => one.id === organizationId)
    if (bank?.authorizationServerId !== authorizationServerId) return invalid('no such organization')
    const request = { customer, msisdnRecebedor, rechargeValueId, key, origin }
    const { name: host, outcome } = bank
    const charge = openElsewhere(world, request, { method: 'pisp', host, outcome })
    return 'kind' in charge ? charge : success(createdBody(charge), 201)
  }),

  /** Returns the address of the bank's page, which the sandbox serves too. */
  getPispRedirect: forCustomer(calls.getPispRedirect, ({ customer, params }, world) => {
    const charge = findCharge(world, customer.id, params.pispId)
    if (charge?.method !== 'pisp') return notFound
    // The customer has five minutes to agree. They begin when the bank's page is requested for the first time.
    if (charge.status === 'PENDING' && charge.consentAt === undefined)
      saveCharge(world, { ...charge, consentAt: world.now() })
    return success({ redirect_uri: `/sandbox/elsewhere/${charge.id}` })
  }),

  getPispStatus: forCustomer(calls.getPispStatus, ({ customer, params }, world) => {
    const found = findCharge(world, customer.id, params.pispId)
    if (found?.method !== 'pisp') return notFound
    const { status, nsu, at, code } = pollCharge(world, found)
    if (status === 'PENDING') return refusal(404, undefined, 'not settled')
    return success({ status, nsu, date: new Date(at).toISOString(), ...(code !== undefined && { code }) })
  }),
}
