import type { ClientName } from '../../runtime/operator/contract/call.ts'

/** Where each service of the operator is reached. */
export const operatorBases: Readonly<Record<ClientName, string>> = {
  a: '/operator/a',
  b: '/operator/b',
  cards: '/operator/cards',
  brands: '/operator/cards',
  bins: '/operator/cards',
  geo: '/operator/geo',
}
