import { style } from '@vanilla-extract/css'
import { space, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

export const line = style(
  inLayout({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.x3 }),
)

export const words = style(
  inLayout({ fontWeight: type.weight.strong, lineHeight: type.line.body, fontVariantNumeric: 'tabular-nums' }),
)
