import { isRecord } from '../../rules/is-record.ts'
import type { Vault } from '../../service.ts'

/** What a charge carries of a card that was untokenized. Nobody was asked anything, so there is no proof of an answer. */
export interface CardParams {
  readonly eci: string
  readonly authenticationVersion: string
  readonly referenceId: string
  readonly cavv: string
  readonly xid: string | null
}

/** The second version of 3-D Secure, which data-only is part of. */
const VERSION = '2'

export function paramsOf(eci: string, sessionToken: string): CardParams {
  return { eci, authenticationVersion: VERSION, referenceId: sessionToken, cavv: '', xid: null }
}

/** They are good for this card, amount and number, and lie in the vault until a charge has them. */
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
