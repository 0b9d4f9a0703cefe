import type { Context } from '../../service/service.ts'

/**
 * Returns the address to which an issuer's page sends the customer back. The step at that address searches for the
 * charge.
 */
export function returnUrl({ fact, addressOf }: Context): string {
  return addressOf(`/recarga/${fact('channel.path') ?? 'web'}/sucesso/async`)
}
