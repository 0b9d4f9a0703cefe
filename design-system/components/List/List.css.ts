import { style } from '@vanilla-extract/css'
import { colour, shape, stroke } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

/** The list must not use `overflow: hidden`, because a row may open a tooltip that is larger than the list. */
export const list = style(
  inComponents({
    background: colour.surface,
    border: `${stroke.hair} solid ${colour.line}`,
    borderRadius: shape.radius.card,
    boxShadow: shape.shadow.card,
  }),
)
