import { testNumbers } from '../../sandbox/seed.ts'
import { loggingIn, type Provocation } from './provocation.ts'

const numberOf = (key: string): string => testNumbers.find(one => one.key === key)?.msisdn ?? ''

export const loginProvocations: readonly Provocation[] = [
  loggingIn(200, `Log in as ${numberOf('unknown')}, which is nobody's.`, numberOf('unknown')),
  loggingIn(1000, 'Type another code than the one that was sent.', numberOf('ana'), {
    deeds: [{ do: 'code', typed: 'wrong' }],
    seen: 'field',
  }),
]
