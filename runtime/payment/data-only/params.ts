import { isRecord } from '../../rules/is-record.ts'
import type { Vault } from '../../service/service.ts'

/**
 * The fields that a charge sends for an untokenized card. `cavv` and `xid` are empty, because the issuer did not
 * authenticate the customer.
 */
export interface CardParams {
  readonly eci: string
  readonly authenticationVersion: string
  readonly referenceId: string
  readonly cavv: string
  readonly xid: string | null
}

/** Version of 3-D Secure. Older versions have no data-only. */
const VERSION = '2'

export function paramsOf(eci: string, sessionToken: string): CardParams {
  return { eci, authenticationVersion: VERSION, referenceId: sessionToken, cavv: '', xid: null }
}

/** Stores the data in the vault until the charge. It is valid only for the same card, amount and number. */
export function holdParams(vault: Vault, about: string, params: CardParams): void {
  vault.write('payment.dataOnly', JSON.stringify({ about, ...params }))
}

export function heldParams(vault: Vault, wanted: string): CardParams | undefined {
  const text = vault.read('payment.dataOnly') ?? ''
  const held: unknown = text === '' ? undefined : JSON.parse(text)
  if (!isHeld(held) || held.about !== wanted) return undefined
  const { about: _, ...params } = held
  return params
}

function isHeld(value: unknown): value is CardParams & { readonly about: string } {
  return (
    isRecord(value) &&
    [value.about, value.eci, value.authenticationVersion, value.referenceId, value.cavv].every(
      text => typeof text === 'string',
    ) &&
    value.xid === null
  )
}
