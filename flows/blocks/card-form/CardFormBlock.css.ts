import { style } from '@vanilla-extract/css'
import { colour, shape, space, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** A card of its own in a theme that makes everything one. */
export const group = style(
  inLayout({
    padding: `${space.x0} ${shape.section.padding} ${shape.section.padding}`,
    background: colour.section,
    borderRadius: shape.radius.card,
    color: colour.ink,
    fontWeight: type.weight.bold,
  }),
)

export const legend = style(inLayout({ paddingTop: shape.section.padding }))

export const fields = style(
  inLayout({ display: 'grid', gap: space.x4, marginTop: space.x3, fontWeight: type.weight.body }),
)

export const pair = style(
  inLayout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space.x3 }),
)
