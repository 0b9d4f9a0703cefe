import { style } from '@vanilla-extract/css'
import { colour, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media as mediaQuery } from '../../tokens/media.ts'

export const item = style(
  inComponents({
    selectors: {
      '& + &': { borderTop: `${stroke.hair} solid ${colour.line}` },
    },
  }),
)

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    width: '100%',
    minHeight: size.control,
    padding: `${space.x3} ${space.x4}`,
    color: colour.ink,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      [`${item}:first-child > &`]: {
        borderTopLeftRadius: shape.radius.card,
        borderTopRightRadius: shape.radius.card,
      },
      [`${item}:last-child > &`]: {
        borderBottomLeftRadius: shape.radius.card,
        borderBottomRightRadius: shape.radius.card,
      },
    },
  }),
)

/** The style of a row if the whole row reacts to taps. */
export const leading = style(
  inComponents({
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&:active': { background: colour.brandSoft },
      '&:focus-visible': { outlineOffset: `calc(${stroke.focus} * -1)` },
    },
    '@media': {
      [mediaQuery.hover]: { selectors: { '&:hover:not(:active)': { background: colour.brandWash } } },
    },
  }),
)

export const media = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    justifyContent: 'center',
    minWidth: size.cardBrandWidth,
    color: colour.brandText,
  }),
)

/** The text and the value are side by side if both fit on one line. */
export const body = style(
  inComponents({
    flex: '1 1 0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.x2,
    minWidth: space.x0,
  }),
)

export const words = style(inComponents({ flex: '1 1 auto', minWidth: space.x0, maxWidth: '100%' }))

export const title = style(
  inComponents({
    display: 'block',
    fontWeight: type.weight.strong,
    lineHeight: type.line.snug,
    textWrap: 'balance',
  }),
)

export const detail = style(
  inComponents({ display: 'block', fontSize: type.size.small, lineHeight: type.line.body, color: colour.inkSoft }),
)

/** Values are in their own column if there is enough space. */
export const value = style(
  inComponents({
    flex: 'none',
    maxWidth: '100%',
    marginInlineStart: 'auto',
    fontWeight: type.weight.strong,
    lineHeight: type.line.body,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
)

export const wordsBesideValue = style(inComponents({ flex: '1 1 8em', minWidth: space.x0, maxWidth: '100%' }))

export const note = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.x1,
    fontSize: type.size.small,
    fontWeight: type.weight.body,
    lineHeight: type.line.body,
    color: colour.inkSoft,
  }),
)

export const chevron = style(
  inComponents({
    flex: 'none',
    color: colour.inkSoft,
    transition: `transform ${motion.quick} ${motion.ease}`,
    selectors: { '&[data-expanded="true"]': { transform: 'rotate(90deg)' } },
  }),
)

export const action = style(
  inComponents({
    flex: 'none',
    maxWidth: '100%',
    gap: space.x2,
    selectors: { '&[data-busy]': { cursor: 'progress' } },
  }),
)
