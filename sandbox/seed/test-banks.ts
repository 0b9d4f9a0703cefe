import type { CardOutcome } from './test-cards.ts'

export interface TestBank {
  readonly id: string
  readonly name: string
  readonly authorizationServerId: string
  readonly does: string
  readonly outcome: CardOutcome
}

/** The banks at which a customer can start a payment. */
export const testBanks: readonly TestBank[] = [
  {
    id: 'banco-atento',
    name: 'Banco Atento',
    authorizationServerId: 'as-atento',
    does: 'waits for the person on its page, which agrees or refuses',
    outcome: { kind: 'never-settles' },
  },
  {
    id: 'banco-ligeiro',
    name: 'Banco Ligeiro',
    authorizationServerId: 'as-ligeiro',
    does: 'agrees by itself',
    outcome: { kind: 'settles' },
  },
  {
    id: 'banco-sereno',
    name: 'Banco Sereno',
    authorizationServerId: 'as-sereno',
    does: 'agrees at the third status poll',
    outcome: { kind: 'settles-late' },
  },
  {
    id: 'banco-severo',
    name: 'Banco Severo',
    authorizationServerId: 'as-severo',
    does: 'refuses (NOK 300): nothing charged',
    outcome: { kind: 'declined', code: 300 },
  },
]
