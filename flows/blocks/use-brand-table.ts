import { cardBrands } from '../../runtime/payment/reads.ts'
import { bundledBrands } from '../../runtime/rules/card-brand-table.ts'
import type { Brand } from '../../runtime/rules/card-brands.ts'
import { useRead } from '../kit/use-read.ts'

/** Returns the operator's card brands, or the bundled ones until it has answered. */
export function useBrandTable(): readonly Brand[] {
  const read = useRead(cardBrands)
  return read.kind === 'ready' ? read.data : bundledBrands
}
