import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { motion, size } from '../tokens/contract.css.ts'
import { inComponents } from '../tokens/layered.ts'

const square = (side: string) => inComponents({ width: side, height: side })

export const icon = recipe({
  base: inComponents({ flex: 'none' }),
  variants: {
    shape: {
      line: inComponents({ fill: 'none', stroke: 'currentColor' }),
      area: inComponents({ fill: 'currentColor' }),
    },
    size: {
      small: square(size.iconSmall),
      medium: square(size.icon),
      large: square(size.iconLarge),
      huge: square(size.iconHuge),
    },
  },
})

const draw = keyframes({ from: { strokeDashoffset: 1 } })

/** Draws the line of an icon from its start to its end. The path's length counts as 1. */
export const drawn = style(
  inComponents({ strokeDasharray: 1, animation: `${draw} ${motion.draw} ${motion.ease} backwards` }),
)
