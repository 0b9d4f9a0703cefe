import { chargeProvocations } from './charge.ts'
import { loginProvocations } from './login.ts'
import { ownProvocations } from './own.ts'
import type { Provocation } from './provocation.ts'

/** How each code of the operator is brought about. */
export const provocations: readonly Provocation[] = [...loginProvocations, ...chargeProvocations, ...ownProvocations]
