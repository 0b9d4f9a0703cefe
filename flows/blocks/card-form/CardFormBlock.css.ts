import { style } from '@vanilla-extract/css'
import { colour, shape, space, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** A card of its own in a theme that makes everything one. */
export const group = style(
  inLayout({
    padding: shape.section.padding,
    background: colour.section,
    borderRadius: shape.radius.card,
    color: colour.ink,
    fontWeight: type.weight.bold,
  }),
)

/** Floats, or it would sit on the edge of the card: a `<legend>` is drawn there. */
export const legend = style(inLayout({ float: 'left', width: '100%', paddingBottom: space.x3 }))

export const fields = style(inLayout({ clear: 'both', display: 'grid', gap: space.x4, fontWeight: type.weight.body }))

export const pair = style(
  inLayout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space.x3 }),
)
