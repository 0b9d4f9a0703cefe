import { style } from '@vanilla-extract/css'
import { colour, shape, size } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

/** Banks draw their logos for a white background. Without it, dark logos would be invisible in dark mode. */
export const logo = style(
  inComponents({
    width: size.iconHuge,
    height: size.iconHuge,
    objectFit: 'contain',
    background: colour.paper,
    borderRadius: shape.radius.small,
  }),
)
