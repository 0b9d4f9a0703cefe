import { keyframes, style } from '@vanilla-extract/css'
import { motion } from '../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../design-system/tokens/layered.ts'
import { media } from '../../design-system/tokens/media.ts'

const fromAfter = keyframes({ from: { opacity: 0, transform: `translateX(${motion.rise})` } })
const fromBefore = keyframes({ from: { opacity: 0, transform: `translateX(calc(${motion.rise} * -1))` } })

/**
 * The content of a step slides in from the side where the step is: later steps are to the right. Under reduced motion,
 * not even the first frame may be elsewhere.
 */
export const arriving = style(
  inLayout({
    '@media': {
      [media.motion]: {
        selectors: {
          '&[data-came="forward"]': { animation: `${fromAfter} ${motion.calm} ${motion.ease}` },
          '&[data-came="back"]': { animation: `${fromBefore} ${motion.calm} ${motion.ease}` },
        },
      },
    },
  }),
)

/** While its content slides in from the right, the page must not become wider. */
export const arrivals = style(inLayout({ overflowX: 'clip' }))
