import { order } from '../flows/charge-ways.ts'
import { type Provocation, paying } from './provocation.ts'

export const chargeProvocations: readonly Provocation[] = [
  paying(300, 'Pay with the new card 4000 0000 0000 0002.', {
    deeds: [...order, { do: 'new card', pan: '4000000000000002' }],
  }),
]
