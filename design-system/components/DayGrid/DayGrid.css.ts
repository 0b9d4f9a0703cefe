import { style } from '@vanilla-extract/css'
import { shape, size, space } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { centred, option, outlined, tinted } from '../RadioFaces/RadioFaces.css.ts'

/** Each day is wider than an eighth of the grid, so a row has at most seven days. */
const widestSeventh = '100% / 7.5'

/** A row has seven days, or fewer if the days would be too narrow to tap. */
export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(max(${size.target}, ${widestSeventh}), 1fr))`,
    margin: `calc(${space.half} * -1)`,
  }),
)

/** The gap between two days also reacts to taps. */
export const day = style([option, inComponents({ padding: space.half })])

export const face = style([
  outlined,
  centred,
  tinted,
  inComponents({ borderRadius: shape.radius.small, fontVariantNumeric: 'tabular-nums' }),
])
