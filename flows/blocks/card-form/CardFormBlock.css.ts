import { style } from '@vanilla-extract/css'
import { colour, shape, space, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** Makes the form a separate area in a theme where the whole step is one card. */
export const group = style(
  inLayout({
    padding: shape.section.padding,
    background: colour.section,
    borderRadius: shape.radius.card,
    color: colour.ink,
    fontWeight: type.weight.bold,
  }),
)

/** Floating keeps the legend inside the card: browsers draw a `<legend>` on the edge. */
export const legend = style(inLayout({ float: 'left', width: '100%', paddingBottom: space.x3 }))

export const fields = style(inLayout({ clear: 'both', display: 'grid', gap: space.x4, fontWeight: type.weight.body }))

export const pair = style(
  inLayout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space.x3 }),
)
