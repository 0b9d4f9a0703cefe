import { scheduleLines } from '../schedule-lines.ts'
import { testWallets } from './test-cards.ts'
import { describeLines } from './test-lines.ts'

/**
 * Other accounts already have this e-mail (code 206) and the first CPF (code 204). Too many accounts have had the
 * second CPF (code 244).
 */
export const takenData = { email: 'usado@exemplo.com.br', cpf: '20420420487', limitedCpf: '24424424421' } as const

/** Other test data than numbers, cards and banks. Each row has the value to send and its effect. */
export const otherTestData: readonly (readonly [string, string])[] = [
  ...testWallets.map(({ token, does }) => [token, `token of Google Pay or Apple Pay: ${does}`] as const),
  describeLines(),
  [takenData.email, 'an e-mail that another account has (206)'],
  [takenData.cpf, 'a CPF that another account has (204)'],
  [takenData.limitedCpf, 'a CPF that three accounts had in the last 30 days (244)'],
  ['R$ 1,42', 'confirms the card that ends in 42: R$ 1 and its last two digits; three wrong amounts lock it (216)'],
  ['Eci 05, 02, 06, 01', 'lets a 3-D Secure debit through; any other is not authorized (302)'],
  ['203.0.113.7', 'an address in Brazil; 198.51.100.* is in Portugal, 192.0.2.* nowhere (404)'],
  ...scheduleLines.map(({ msisdn, does }) => [msisdn, does] as const),
]
