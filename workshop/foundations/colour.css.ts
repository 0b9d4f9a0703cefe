import { style } from '@vanilla-extract/css'
import { colour, shape, size, space, stroke, type } from '../../design-system/tokens/contract.css.ts'

const edge = `${stroke.hair} solid ${colour.line}`

export const swatch = style({
  display: 'block',
  width: '88px',
  height: size.chip,
  marginBottom: space.x1,
  border: edge,
  borderRadius: shape.radius.small,
})

export const swatchChip = style({
  display: 'inline-block',
  padding: `${space.x1} ${space.x3}`,
  border: edge,
  borderRadius: shape.radius.small,
  fontWeight: type.weight.strong,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
