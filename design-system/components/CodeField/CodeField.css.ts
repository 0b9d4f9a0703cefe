import { keyframes, style } from '@vanilla-extract/css'
import { colour, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const frame = style(inComponents({ position: 'relative' }))

/** The real input is invisible and lies over the boxes, so that autofill, paste and the caret work. */
export const input = style(
  inComponents({
    position: 'absolute',
    top: 0,
    left: 0,
    width: '100%',
    height: '100%',
    padding: space.x0,
    border: 'none',
    background: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    outline: 'none',
    appearance: 'none',
    fontSize: type.size.lead,
    cursor: 'text',
    zIndex: 1,
    selectors: { '&::selection': { background: 'transparent', color: 'transparent' } },
    '@media': { [media.forced]: { opacity: 0 } },
  }),
)

/** Moves the boxes of a wrong code from side to side. */
const shake = keyframes({
  '25%': { transform: `translateX(calc(${space.x1} * -1))` },
  '75%': { transform: `translateX(${space.x1})` },
})

export const boxes = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: space.x2,
    selectors: { '&[data-invalid]': { animation: `${shake} ${motion.quick} ease-in-out 2` } },
    '@media': { [media.roomy]: { gap: space.x3 } },
  }),
)

export const box = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: space.x0,
    minHeight: size.codeBox,
    background: colour.surface,
    border: `${stroke.hair} solid ${colour.edge}`,
    borderRadius: shape.radius.field,
    fontSize: type.size.large,
    fontWeight: type.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    transition: `border-color ${motion.quick} ${motion.ease}, box-shadow ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-invalid]': { borderColor: colour.bad },
      '&[data-active]': {
        borderColor: colour.focus,
        boxShadow: `inset 0 0 0 ${stroke.hair} ${colour.focus}, 0 0 0 ${stroke.focus} ${colour.focusHalo}`,
      },
    },
    '@media': {
      [media.forced]: { selectors: { '&[data-active]': { outline: `${stroke.focus} solid Highlight` } } },
    },
  }),
)

const blink = keyframes({ '0%, 60%': { opacity: 1 }, '61%, 100%': { opacity: 0 } })

export const caret = style(
  inComponents({
    width: stroke.thick,
    height: '1.2em',
    background: colour.focus,
    animation: `${blink} ${motion.breath} step-end infinite`,
  }),
)
