import type { Context } from '../../service.ts'

/** Returns the address that an issuer's page leads back to: the step that looks for the charge by itself. */
export function returnUrl({ fact, addressOf }: Context): string {
  return addressOf(`/recarga/${fact('channel.path') ?? 'web'}/sucesso/async`)
}
