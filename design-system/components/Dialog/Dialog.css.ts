import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { colour, depth, motion, shape, size, space, type } from '../../tokens/contract.css.ts'
import { edgeWhenForced } from '../../tokens/forced.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'
import { dialogLeft } from './dialog-left.css.ts'

/** Only the scrim fades. If the whole dialog faded, the page's text would shine through the sheet on its way. */
const fade = keyframes({ from: { background: 'transparent' } })
/** The sheet comes from below the screen, and is opaque on the way, so that no text shows through another. */
const rise = keyframes({ from: { transform: 'translateY(100%)' } })
const sink = keyframes({ to: { transform: 'translateY(100%)' } })
/**
 * A card in the middle of the screen moves only a little, so that it never passes the customer's last press: a dialog
 * stands aside of that press, in the direction in which it already lies.
 */
const appear = keyframes({ from: { transform: `translateY(${motion.rise})` } })
const fall = keyframes({ to: { transform: 'translateY(100vh)' } })
const clear = keyframes({ to: { background: 'transparent' } })

/**
 * Covers the screen and darkens the page. `::backdrop` cannot do this, because it has no custom properties in older
 * browsers.
 */
export const screen = style(
  inComponents({
    position: 'fixed',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: space.x0,
    padding: space.x0,
    border: 'none',
    background: colour.scrim,
    color: colour.ink,
    overflow: 'hidden',
    selectors: {
      '&[open], &[data-leaving]': {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'flex-end',
      },
      '&[open]': { animation: `${fade} ${motion.calm} ${motion.ease}` },
      '&[data-leaving]': {
        zIndex: depth.leaving,
        pointerEvents: 'none',
        animation: `${clear} ${motion.slow} ${motion.ease} forwards`,
      },
      '&::backdrop': { background: 'transparent' },
    },
    '@media': {
      [media.card]: {
        selectors: {
          '&[open], &[data-leaving]': {
            justifyContent: 'center',
            padding: space.x6,
            paddingLeft: `calc(${fallbackVar(dialogLeft, space.x0)} + ${space.x6})`,
          },
          // Moves the dialog away from the customer's last press. No control of the dialog may appear at that place.
          '&[data-aside="up"]': { justifyContent: 'flex-start' },
          '&[data-aside="down"]': { justifyContent: 'flex-end' },
        },
      },
    },
  }),
)

export const sheet = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: size.column,
    maxHeight: '92%',
    background: colour.surface,
    borderRadius: `${shape.radius.sheet} ${shape.radius.sheet} 0 0`,
    boxShadow: shape.shadow.raised,
    overflow: 'hidden',
    animation: `${rise} ${motion.slow} ${motion.ease}`,
    selectors: { [`${screen}[data-leaving] &`]: { animation: `${sink} ${motion.slow} ${motion.ease} forwards` } },
    '@media': {
      ...edgeWhenForced,
      // Above an open keyboard, this room is needed for the content.
      [media.tall]: {
        selectors: { [`${screen}[data-aside] &`]: { paddingBottom: `calc(${size.control} + ${space.x10})` } },
      },
      [media.card]: {
        maxHeight: '100%',
        borderRadius: shape.radius.sheet,
        animationName: appear,
        selectors: {
          [`${screen}[data-aside] &`]: { paddingBottom: space.x0 },
          [`${screen}[data-leaving] &`]: { animationName: fall },
        },
      },
    },
  }),
)

/** The button that closes the dialog: a grip on screens under 600 px, a cross on wider ones. */
export const dismiss = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'center',
    width: size.tileLarge,
    height: size.target,
    marginBottom: `calc(${space.x3} * -1)`,
    zIndex: 1,
    borderRadius: shape.radius.small,
    color: colour.inkSoft,
    selectors: { '&:focus-visible': { outlineOffset: `calc(${space.x2} * -1)` } },
    '@media': {
      [media.card]: { position: 'absolute', top: space.x3, right: space.x3, width: size.target, margin: space.x0 },
    },
  }),
)

export const grip = style(
  inComponents({
    width: size.grip,
    height: space.x1,
    marginBottom: space.x3,
    background: colour.edge,
    borderRadius: shape.radius.round,
    '@media': { [media.forced]: { background: 'ButtonText' }, [media.card]: { display: 'none' } },
  }),
)

export const cross = style(inComponents({ display: 'none', '@media': { [media.card]: { display: 'block' } } }))

export const content = style(
  inComponents({
    flex: '0 1 auto',
    minHeight: space.x0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    WebkitOverflowScrolling: 'touch',
    scrollPaddingBottom: `calc(${size.control} + ${space.x16})`,
    padding: `${space.x1} ${space.gutter} ${space.x4}`,
    '@media': { [media.card]: { padding: `${space.x8} ${space.x8} ${space.x4}` } },
  }),
)

/** The submit button stays visible above the phone's keyboard, while the rest of the content scrolls behind it. */
globalStyle(
  `${content} [type="submit"]`,
  inComponents({
    position: 'sticky',
    zIndex: 1,
    bottom: space.x0,
    boxShadow: `${space.x0} ${space.x2} ${space.x0} ${space.x2} ${colour.surface}`,
  }),
)

export const title = style(
  inComponents({
    fontSize: type.size.large,
    fontWeight: type.weight.bold,
    lineHeight: type.line.tight,
    letterSpacing: type.tracking.tight,
    marginBottom: space.x3,
    selectors: { '* + &': { marginTop: space.x4 } },
    '@media': { [media.card]: { paddingRight: space.x8 } },
  }),
)

export const label = style(
  inComponents({
    marginBottom: space.x1,
    fontSize: type.size.small,
    fontWeight: type.weight.strong,
    color: colour.inkSoft,
    selectors: { '* + &': { marginTop: space.x4 } },
    '@media': { [media.card]: { paddingRight: space.x8 } },
  }),
)

export const body = style(inComponents({ display: 'flex', flexDirection: 'column', gap: space.x4 }))

export const footer = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: space.x2,
    padding: `${space.x0} ${space.gutter} max(${space.x5}, env(safe-area-inset-bottom))`,
    '@media': { [media.card]: { padding: `${space.x0} ${space.x8} ${space.x8}` } },
  }),
)
