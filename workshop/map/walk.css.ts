import { globalStyle, style } from '@vanilla-extract/css'
import { colour, shape, space, stroke } from '../../design-system/tokens/contract.css.ts'

/** The bar leaves room for the small map in the corner, which a phone does not have. */
export const bar = style({
  position: 'absolute',
  bottom: space.x3,
  right: space.x3,
  left: '216px',
  display: 'flex',
  gap: space.x2,
  alignItems: 'center',
  padding: space.x1,
  border: `${stroke.hair} solid ${colour.line}`,
  borderRadius: shape.radius.small,
  background: colour.surface,
  '@media': { 'screen and (max-width: 760px)': { left: space.x3 } },
})
globalStyle(`${bar} p`, { flex: 1, textAlign: 'center' })
globalStyle(`${bar} [aria-disabled=true]`, { color: colour.inkFaint, cursor: 'default' })
