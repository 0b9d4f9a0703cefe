import { style } from '@vanilla-extract/css'
import { colour, shape, stroke } from '../../design-system/tokens/contract.css.ts'

export const target = style({
  display: 'block',
  border: `${stroke.thick} dashed ${colour.brand}`,
  borderRadius: shape.radius.small,
  background: colour.brandWash,
})
