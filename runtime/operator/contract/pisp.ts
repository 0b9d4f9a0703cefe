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
    /** The banks, in the order in which the app lists them. */
    organizations: z.array(
      z.object({
        /** The bank's id, which `createPispRecharge` gets as `organizationId`. @example "banco-atento" */
        id: text,
        /** The bank's name, as the customer reads it. @example "Banco Atento" */
        name: text,
        /** The id of the bank's authorization server in Open Finance Brasil. @example "as-atento" */
        authorization_server_id: text,
        /** The https address of the bank's logo. @example "https://bank.example/logo.svg" */
        logo_uri: lenient(text),
      }),
    ),
  }),
})

/** Creates a recharge that the customer pays at a bank. */
export const createPispRecharge = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{id}/recharges/pisp',
  who: 'customer',
  effect: 'charge',
  body: z.object({
    ...order,
    /** The payer's CPF, 11 digits without punctuation. @example "52998224725" */
    payerDocument: z.string(),
    /** The bank's `id`. @example "banco-atento" */
    organizationId: z.string(),
    /** The bank's `authorization_server_id`. @example "as-atento" */
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
  response: z.object({
    /**
     * The https address of the bank's page. Its host must be in `redirects` of `/config.json`.
     * @example "https://bank.example/consent/r-70012"
     */
    redirect_uri: text,
  }),
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
  response: z.extend(rechargeStatus, {
    /** `OK`: delivered. `NOK`: failed, and `code` says why. Any other word means that the bank waits. @example "OK" */
    status: text,
  }),
  refusals: unauthorized,
})
