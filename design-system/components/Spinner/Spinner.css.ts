import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { motion, size } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const square = (side: string) => inComponents({ width: side, height: side })

export const spinner = recipe({
  base: inComponents({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    animation: `${turn} ${motion.turn} linear infinite`,
  }),
  variants: { size: { small: square(size.iconSmall), medium: square(size.icon), large: square(size.iconHuge) } },
})
