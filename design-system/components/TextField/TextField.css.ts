import { style } from '@vanilla-extract/css'
import { colour, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const label = style(
  inComponents({
    display: 'block',
    marginBottom: space.x2,
    fontSize: type.size.body,
    fontWeight: type.weight.strong,
    lineHeight: type.line.snug,
    letterSpacing: type.tracking.snug,
  }),
)

export const box = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    minHeight: size.control,
    paddingLeft: space.x3,
    paddingRight: space.x3,
    background: colour.surface,
    border: `${stroke.hair} solid ${colour.edge}`,
    borderRadius: shape.radius.field,
    transition: `border-color ${motion.quick} ${motion.ease}, box-shadow ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-invalid]': { borderColor: colour.bad },
      '&[data-disabled]': { background: colour.sunk, borderColor: colour.line, color: colour.inkFaint },
      '&:focus-within': {
        borderColor: colour.focus,
        boxShadow: `inset 0 0 0 ${stroke.hair} ${colour.focus}, 0 0 0 ${stroke.focus} ${colour.focusHalo}`,
      },
      '&[data-invalid]:focus-within': {
        borderColor: colour.bad,
        boxShadow: `inset 0 0 0 ${stroke.hair} ${colour.bad}, 0 0 0 ${stroke.focus} ${colour.badGround}`,
      },
    },
    '@media': {
      [media.roomy]: { gap: space.x3, paddingLeft: space.x4, paddingRight: space.x4 },
      [media.forced]: {
        selectors: {
          '&[data-invalid]': { borderWidth: stroke.thick },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
)

/** A short field, and beside it its suffix, which does not fit inside. */
export const shortLine = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `${size.shortField} auto`,
    alignItems: 'center',
    gap: space.x2,
  }),
)

export const input = style(
  inComponents({
    flex: '1 1 0',
    minWidth: space.x0,
    width: '100%',
    alignSelf: 'stretch',
    padding: `${space.x4} ${space.x0}`,
    background: 'none',
    border: 'none',
    appearance: 'none',
    // At this font size, a complete card number and its brand fit on a narrow screen. If the text were smaller, iOS
    // would zoom in on focus.
    fontSize: type.size.body,
    fontWeight: type.weight.medium,
    lineHeight: type.line.snug,
    textOverflow: 'ellipsis',
    outline: 'none',
    selectors: {
      // The box shows the focus as a shadow. The forced-colours mode removes shadows and shows this outline
      // instead.
      '&:focus': { outline: `${stroke.thick} solid transparent` },
      '&::placeholder': { color: colour.inkFaint, opacity: 1, fontWeight: type.weight.body },
    },
    '@media': { [media.roomy]: { fontSize: type.size.lead } },
  }),
)
