import type { Context } from '../../service.ts'

/** Where an issuer's page would lead back to: the step that looks for the charge by itself. */
export function returnUrl({ fact, addressOf }: Context): string {
  return addressOf(`/recarga/${fact('channel.path') ?? 'web'}/sucesso/async`)
}
