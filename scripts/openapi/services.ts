import type { ClientName } from '../../runtime/operator/contract/call.ts'

/** The services with the sandbox's addresses. A real operator uses other addresses. */
export const services: Readonly<Record<ClientName, { readonly url: string; readonly description: string }>> = {
  a: { url: '/operator/a', description: 'Client A: authentication and tokens' },
  b: { url: '/operator/b', description: 'Client B: the customer service' },
  cards: { url: '/operator/cards', description: 'The card service: the only one that sees a card number' },
  brands: { url: '/operator/cards', description: 'The brand service' },
  bins: { url: '/operator/cards', description: 'The BIN service' },
  geo: { url: '/operator/geo', description: 'The geolocation service' },
}
