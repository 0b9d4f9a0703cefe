import { style } from '@vanilla-extract/css'
import { colour, shape, space, stroke, type } from '../../design-system/tokens/contract.css.ts'
import { media } from '../../design-system/tokens/media.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: space.x3,
})

export const tile = style({
  display: 'grid',
  gap: space.x2,
  justifyItems: 'center',
  alignContent: 'center',
  width: '100%',
  minHeight: '96px',
  border: `${stroke.hair} solid ${colour.line}`,
  borderRadius: shape.radius.card,
  background: colour.surface,
  fontSize: type.size.small,
  textAlign: 'center',
  selectors: { 'button&:hover': { '@media': { [media.hover]: { background: colour.brandWash } } } },
})
