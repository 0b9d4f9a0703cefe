import { style } from '@vanilla-extract/css'
import { colour, space, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

export const group = style(inLayout({ color: colour.ink, fontWeight: type.weight.bold }))

export const fields = style(
  inLayout({ display: 'grid', gap: space.x4, marginTop: space.x3, fontWeight: type.weight.body }),
)

export const pair = style(
  inLayout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space.x3 }),
)
