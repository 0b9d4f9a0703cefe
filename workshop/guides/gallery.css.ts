import { style } from '@vanilla-extract/css'
import { colour, shape, space, stroke, type } from '../../design-system/tokens/contract.css.ts'

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 390px), 1fr))',
  gap: `${space.x8} ${space.x6}`,
  alignItems: 'start',
})

export const card = style({
  display: 'grid',
  gap: space.x3,
  minWidth: space.x0,
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
})

export const caption = style({ fontSize: type.size.small })

export const frame = style({
  width: '100%',
  height: '520px',
  border: `${stroke.hair} solid ${colour.line}`,
  borderRadius: shape.radius.small,
  background: colour.ground,
})
