import { style } from '@vanilla-extract/css'
import { colour, shape, space, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** In some themes the whole step is one card. This style separates the form from the rest of that card. */
export const group = style(
  inLayout({
    padding: shape.section.padding,
    background: colour.section,
    borderRadius: shape.radius.card,
    color: colour.ink,
    fontWeight: type.weight.bold,
  }),
)

/** Browsers draw a `<legend>` on the border of the fieldset. With `float`, it stays inside the card. */
export const legend = style(inLayout({ float: 'left', width: '100%', paddingBottom: space.x3 }))

export const fields = style(inLayout({ clear: 'both', display: 'grid', gap: space.x4, fontWeight: type.weight.body }))

export const pair = style(
  inLayout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space.x3 }),
)
