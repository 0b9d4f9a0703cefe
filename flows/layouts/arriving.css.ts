import { keyframes, style } from '@vanilla-extract/css'
import { motion } from '../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../design-system/tokens/layered.ts'
import { media } from '../../design-system/tokens/media.ts'

const fromAfter = keyframes({ from: { opacity: 0, transform: `translateX(${motion.rise})` } })
const fromBefore = keyframes({ from: { opacity: 0, transform: `translateX(calc(${motion.rise} * -1))` } })

/**
 * Lets the content of a step slide in: from the right on the way forward, from the left on the way back. Under reduced
 * motion there is no animation at all, because its first frame would show the content beside its place.
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

/**
 * Keeps the page from becoming wider while its content slides in from the right. The position is needed by Safari 16.0
 * to 16.3, which does not paint the texts in an element that clips in one direction only (WebKit bug 249693).
 */
export const clipped = style(inLayout({ position: 'relative', overflowX: 'clip' }))
