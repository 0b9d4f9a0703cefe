import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { created, order, rechargeStatus } from './charge.ts'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'
import { codes, limits, numbers, unauthorized, values } from './refusals.ts'

/** Returns the banks at which the customer can start a payment. */
export const getPispOrganizations = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/recharges/pisp/organizations',
  who: 'customer',
  response: z.object({
    organizations: z.array(z.object({ id: text, name: text, authorization_server_id: text, logo_uri: lenient(text) })),
  }),
})

/** Creates a recharge that the customer pays at a bank. `payerDocument` is a CPF, digits only. */
export const createPispRecharge = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{id}/recharges/pisp',
  who: 'customer',
  effect: 'charge',
  body: z.object({
    ...order,
    payerDocument: z.string(),
    organizationId: z.string(),
    authorizationServerId: z.string(),
  }),
  response: created,
  refusals: codes([203], numbers, values, limits),
})

/** Returns the address of the bank's page on which the customer agrees to the payment. */
export const getPispRedirect = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/recharges/pisp/{pispId}/redirect_uri',
  who: 'customer',
  response: z.object({ redirect_uri: text }),
})

/**
 * Returns the status of the payment, or 404 while the bank has not answered. A `NOK` with a code of 300–308 means that
 * nothing was charged.
 */
export const getPispStatus = defineCall({
  client: 'b',
  method: 'GET',
  path: '/pisp/{pispId}/status',
  who: 'customer',
  response: rechargeStatus,
  refusals: unauthorized,
})
