import { type } from './contract.css.ts'

/** Returns the look of an amount of money in the font size. Its digits are all equally wide. */
export const amountOf = (fontSize: string) => ({
  fontSize,
  fontWeight: type.weight.heavy,
  lineHeight: type.line.tight,
  letterSpacing: type.tracking.tighter,
  fontVariantNumeric: 'tabular-nums' as const,
  whiteSpace: 'nowrap' as const,
})
