import { style } from '@vanilla-extract/css'
import { colour, shape, stroke } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

/** Clips nothing: what a row opens may reach past it. */
export const list = style(
  inComponents({
    background: colour.surface,
    border: `${stroke.hair} solid ${colour.line}`,
    borderRadius: shape.radius.card,
    boxShadow: shape.shadow.card,
  }),
)
