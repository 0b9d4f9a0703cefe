import { style } from '@vanilla-extract/css'
import { shape, size, space } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { centred, option, outlined, tinted } from '../RadioFaces/RadioFaces.css.ts'

/** Wider than an eighth of the grid, so that a row never has more than seven days. */
const widestSeventh = '100% / 7.5'

/** Seven days in a row, or fewer if their tap targets would be too narrow. */
export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(max(${size.target}, ${widestSeventh}), 1fr))`,
    margin: `calc(${space.half} * -1)`,
  }),
)

/** The gap between two days is part of their tap targets. */
export const day = style([option, inComponents({ padding: space.half })])

export const face = style([
  outlined,
  centred,
  tinted,
  inComponents({ borderRadius: shape.radius.small, fontVariantNumeric: 'tabular-nums' }),
])
