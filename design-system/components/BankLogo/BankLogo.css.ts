import { style } from '@vanilla-extract/css'
import { colour, shape, size } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

/** Logos are drawn for paper: without a ground of their own, dark ones are lost in the dark. */
export const logo = style(
  inComponents({
    width: size.iconHuge,
    height: size.iconHuge,
    objectFit: 'contain',
    background: colour.paper,
    borderRadius: shape.radius.small,
  }),
)
