import { cardBrands } from '../../runtime/payment/reads.ts'
import { bundledBrands } from '../../runtime/rules/card-brand-table.ts'
import type { Brand } from '../../runtime/rules/card-brands.ts'
import { useRead } from '../kit/use-read.ts'

/** Returns the operator's card brands. Until the operator has answered, returns the brands in the app's code. */
export function useBrandTable(): readonly Brand[] {
  const read = useRead(cardBrands)
  return read.kind === 'ready' ? read.data : bundledBrands
}
