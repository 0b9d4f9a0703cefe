import { style } from '@vanilla-extract/css'
import { shape, size, space } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { centred, option, outlined, tinted } from '../RadioFaces/RadioFaces.css.ts'

/** More than seven would not fit beside each other, however wide the grid is. */
const widestSeventh = '100% / 7.5'

/** Seven to a line, fewer where seven would be narrower than a finger. */
export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(max(${size.target}, ${widestSeventh}), 1fr))`,
    margin: `calc(${space.half} * -1)`,
  }),
)

/** The gap between two days belongs to their targets. */
export const day = style([option, inComponents({ padding: space.half })])

export const face = style([
  outlined,
  centred,
  tinted,
  inComponents({ borderRadius: shape.radius.small, fontVariantNumeric: 'tabular-nums' }),
])
