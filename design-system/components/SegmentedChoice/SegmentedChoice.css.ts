import { style } from '@vanilla-extract/css'
import { colour, shape, space } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { centred, option as radioOption, segment } from '../RadioFaces/RadioFaces.css.ts'

export const group = style(
  inComponents({
    display: 'flex',
    padding: space.half,
    background: colour.brandSoft,
    // This border becomes visible in the forced-colours mode, which removes backgrounds.
    border: `${space.half} solid transparent`,
    borderRadius: shape.radius.card,
  }),
)

export const option = style([radioOption, inComponents({ flex: '1 1 0', minWidth: space.x0 })])

export const face = style([
  segment,
  centred,
  inComponents({ padding: `${space.x2} ${space.x2}`, borderRadius: shape.radius.small, overflowWrap: 'anywhere' }),
])
