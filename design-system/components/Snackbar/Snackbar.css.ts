import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { colour, depth, motion, shape, size, space, type } from '../../tokens/contract.css.ts'
import { edgeWhenForced } from '../../tokens/forced.ts'
import { inComponents } from '../../tokens/layered.ts'

/** The distance between the left side of the window and the flow. A layout with a panel sets it. */
export const snackLeft = createVar()

/**
 * The snackbar is above the pay bar. Without a bar it is at the bottom, where it covers less of the page. Taps pass
 * through it to the content below.
 */
export const region = style(
  inComponents({
    position: 'fixed',
    zIndex: depth.menu,
    left: fallbackVar(snackLeft, space.x0),
    right: space.x0,
    bottom: size.snackRoom,
    display: 'flex',
    justifyContent: 'center',
    padding: `${space.x0} ${space.gutter}`,
    pointerEvents: 'none',
    // A transform, because a bar that appears would otherwise shift the layout of this element.
    selectors: {
      'body:not(:has([data-pay-bar])) &': { transform: `translateY(calc(${size.snackRoom} - ${space.x5}))` },
    },
  }),
)

export const snack = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    maxWidth: size.column,
    padding: `${space.x3} ${space.x4}`,
    background: colour.snack,
    color: colour.onSnack,
    borderRadius: shape.radius.option,
    boxShadow: shape.shadow.raised,
    fontWeight: type.weight.medium,
    lineHeight: type.line.snug,
    transition: `opacity ${motion.calm} ${motion.ease}, transform ${motion.calm} ${motion.ease}, visibility ${motion.calm}`,
    selectors: {
      '&[data-visible="false"]': { opacity: 0, visibility: 'hidden', transform: `translateY(${motion.rise})` },
    },
    '@media': edgeWhenForced,
  }),
)

export const icon = style(
  inComponents({
    selectors: {
      [`${snack}[data-tone="good"] &`]: { color: colour.snackGood },
      [`${snack}[data-tone="bad"] &`]: { color: colour.snackBad },
    },
  }),
)
