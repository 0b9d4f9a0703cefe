import { style } from '@vanilla-extract/css'
import { colour, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const legend = style(
  inComponents({
    display: 'block',
    marginBottom: space.x3,
    fontSize: type.size.body,
    fontWeight: type.weight.bold,
    lineHeight: type.line.snug,
    letterSpacing: type.tracking.snug,
  }),
)

const top = { borderTopLeftRadius: shape.radius.card, borderTopRightRadius: shape.radius.card }
const bottom = { borderBottomLeftRadius: shape.radius.card, borderBottomRightRadius: shape.radius.card }

/** The card must not use `overflow: hidden`, because its content may open a tooltip that is larger than the card. */
export const card = style(
  inComponents({
    background: colour.surface,
    border: `${stroke.hair} solid ${colour.line}`,
    borderRadius: shape.radius.card,
    boxShadow: shape.shadow.card,
    selectors: { '&[data-invalid]': { borderColor: colour.bad } },
  }),
)

export const row = style(
  inComponents({
    position: 'relative',
    zIndex: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    minHeight: size.target,
    padding: space.x4,
    cursor: 'pointer',
    selectors: {
      '& + &, & ~ &': { borderTop: `${stroke.hair} solid ${colour.line}` },
      '&[data-disabled]': { cursor: 'default' },
    },
  }),
)

export const radio = style(
  inComponents({
    flex: 'none',
    order: 3,
    width: size.radio,
    height: size.radio,
    appearance: 'none',
    background: colour.surface,
    border: `${stroke.thick} solid ${colour.edge}`,
    borderRadius: shape.radius.round,
    cursor: 'inherit',
    outline: 'none',
    transition: `border-width ${motion.calm} ${motion.ease}, border-color ${motion.calm} ${motion.ease}`,
    selectors: {
      '&:checked': { borderColor: colour.brand, borderWidth: stroke.dot, background: colour.onBrand },
      '&:disabled': { borderColor: colour.line, background: colour.sunk },
    },
    '@media': {
      [media.forced]: {
        selectors: { '&:checked': { borderColor: 'Highlight' }, '&:disabled': { borderColor: 'GrayText' } },
      },
    },
  }),
)

/** The background of a row. Its colour shows whether the row is chosen or has the focus. */
export const wash = style(
  inComponents({
    position: 'absolute',
    zIndex: -1,
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      [`${row}:active > &`]: { background: colour.brandSoft },
      [`${row}:first-child > &`]: top,
      [`${row}:last-child > &`]: bottom,
      [`${radio}:checked ~ &`]: { background: colour.brandWash },
      [`${radio}:focus-visible ~ &`]: {
        outline: `${stroke.focus} solid ${colour.focus}`,
        outlineOffset: `calc(${stroke.focus} * -1)`,
        borderRadius: shape.radius.small,
      },
    },
  }),
)

export const mark = style(
  inComponents({
    order: 1,
    flex: 'none',
    display: 'flex',
    justifyContent: 'center',
    // Every icon is as wide as the widest icon, so that the names are aligned.
    minWidth: size.cardBrandWidth,
    color: colour.inkSoft,
  }),
)

export const words = style(
  inComponents({
    order: 2,
    flex: '1 1 0',
    minWidth: space.x0,
    display: 'block',
    selectors: { [`${radio}:disabled ~ &`]: { color: colour.inkFaint } },
    '@media': { [media.forced]: { selectors: { [`${radio}:disabled ~ &`]: { color: 'GrayText' } } } },
  }),
)

export const name = style(
  inComponents({ display: 'block', fontWeight: type.weight.strong, lineHeight: type.line.snug }),
)

export const detail = style(
  inComponents({
    display: 'block',
    fontSize: type.size.small,
    color: colour.inkSoft,
    lineHeight: type.line.body,
    '@media': { [media.forced]: { selectors: { [`${radio}:disabled ~ * &`]: { color: 'GrayText' } } } },
  }),
)

export const groups = style(inComponents({ display: 'grid', gap: space.x6 }))

export const group = style(inComponents({ display: 'grid', gap: space.x3 }))

/** The content looks like the chosen row above it, because it belongs to this row. */
export const content = style(
  inComponents({
    display: 'grid',
    gap: space.x4,
    padding: space.x4,
    borderTop: `${stroke.hair} solid ${colour.line}`,
  }),
)

export const footer = style(
  inComponents({ ...bottom, borderTop: `${stroke.hair} solid ${colour.line}`, overflow: 'hidden' }),
)
