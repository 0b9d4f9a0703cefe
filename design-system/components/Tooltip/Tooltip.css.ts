import { keyframes, style } from '@vanilla-extract/css'
import { colour, depth, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'
import { LAST_STOP } from './place-bubble.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const anchor = style(inComponents({ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' }))

export const trigger = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: size.target,
    height: size.target,
    borderRadius: shape.radius.round,
    color: colour.brandText,
    selectors: { '&:focus-visible': { outlineOffset: `calc(${stroke.offset} * -1)` } },
  }),
)

/**
 * Moves the bubble to the left of the button's middle, in fixed steps. The position cannot be a `style` attribute,
 * because the content security policy forbids it.
 */
const stops = Object.fromEntries(
  Array.from({ length: LAST_STOP + 1 }, (_, stop) => [
    `&[data-stop="${stop}"]`,
    { transform: `translateX(${(-100 * stop) / LAST_STOP}%)` },
  ]),
)

export const bubble = style(
  inComponents({
    position: 'absolute',
    zIndex: depth.menu,
    left: '50%',
    // Keeps the bubble away from the border of the field that contains the button.
    top: `calc(100% + ${space.x3})`,
    width: 'max-content',
    maxWidth: size.tooltip,
    padding: `${space.x2} ${space.x3}`,
    background: colour.snack,
    color: colour.onSnack,
    border: `${stroke.hair} solid transparent`,
    borderRadius: shape.radius.small,
    boxShadow: shape.shadow.raised,
    fontSize: type.size.small,
    fontWeight: type.weight.medium,
    lineHeight: type.line.snug,
    textAlign: 'start',
    animation: `${appear} ${motion.quick} ${motion.ease}`,
    selectors: {
      ...stops,
      '&[data-side="above"]': { top: 'auto', bottom: `calc(100% + ${space.x3})` },
      // Fills the gap between the button and the bubble. Otherwise the bubble would close while the mouse pointer
      // moves to it.
      '&::before': {
        content: '""',
        position: 'absolute',
        top: `calc(${space.x3} * -1)`,
        bottom: `calc(${space.x3} * -1)`,
        left: 0,
        right: 0,
        zIndex: -1,
      },
    },
    '@media': { [media.forced]: { borderColor: 'CanvasText' } },
  }),
)
