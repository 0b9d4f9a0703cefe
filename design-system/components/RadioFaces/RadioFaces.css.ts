import { style } from '@vanilla-extract/css'
import { colour, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const legend = style(
  inComponents({
    display: 'block',
    marginBottom: space.x2,
    fontSize: type.size.body,
    fontWeight: type.weight.bold,
    lineHeight: type.line.snug,
    letterSpacing: type.tracking.snug,
  }),
)

export const option = style(inComponents({ position: 'relative', display: 'flex', cursor: 'pointer' }))

/** The real radio button is invisible and lies over the drawn option. */
export const radio = style(
  inComponents({
    position: 'absolute',
    top: 0,
    left: 0,
    width: '100%',
    height: '100%',
    margin: space.x0,
    opacity: 0,
    cursor: 'inherit',
  }),
)

const chosen = `${radio}:checked + &`
const focused = `${radio}:focus-visible + &`
const off = `${radio}:disabled + &`
const pressed = `${option}:active ${radio}:enabled + &`

const face = style(
  inComponents({
    display: 'flex',
    width: '100%',
    minHeight: size.target,
    border: `${stroke.hair} solid transparent`,
    transition: `background-color ${motion.quick} ${motion.ease}, box-shadow ${motion.quick} ${motion.ease}`,
    selectors: {
      [focused]: { outline: `${stroke.focus} solid ${colour.focus}`, outlineOffset: stroke.offset },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          // A second frame marks the chosen option, because the outline already shows the focus.
          [`${chosen}::after`]: {
            content: '""',
            position: 'absolute',
            top: 0,
            right: 0,
            bottom: 0,
            left: 0,
            border: `${stroke.focus} solid Highlight`,
            borderRadius: 'inherit',
            pointerEvents: 'none',
          },
          [focused]: { outlineColor: 'Highlight' },
          [off]: { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
)

/** The look of an option with its own border: a chip, a day or an amount. */
export const outlined = style([
  face,
  inComponents({
    background: colour.surface,
    borderColor: colour.edge,
    selectors: {
      [chosen]: {
        background: colour.brandWash,
        borderColor: colour.brand,
        boxShadow: `inset 0 0 0 ${stroke.hair} ${colour.brand}`,
      },
      [off]: { borderColor: colour.line, color: colour.inkFaint },
      [pressed]: { background: colour.brandSoft },
    },
  }),
])

/** The look of an option in a bar that all options share. The chosen option looks raised. */
export const segment = style([
  face,
  inComponents({
    color: colour.inkSoft,
    selectors: {
      [chosen]: {
        background: colour.surface,
        borderColor: colour.brand,
        color: colour.ink,
        boxShadow: shape.shadow.thumb,
      },
      [off]: { color: colour.inkFaint },
    },
  }),
])

/** Centres short words or a number in an option. */
export const centred = style(
  inComponents({
    alignItems: 'center',
    justifyContent: 'center',
    fontWeight: type.weight.strong,
    lineHeight: type.line.snug,
    textAlign: 'center',
  }),
)

export const tinted = style(inComponents({ selectors: { [chosen]: { color: colour.brandText } } }))
