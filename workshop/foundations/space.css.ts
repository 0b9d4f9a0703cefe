import { style } from '@vanilla-extract/css'
import { colour, shape, space } from '../../design-system/tokens/contract.css.ts'

export const bar = style({
  display: 'block',
  height: space.x4,
  minWidth: '1px',
  maxWidth: '240px',
  borderRadius: shape.radius.chip,
  background: colour.brand,
})
