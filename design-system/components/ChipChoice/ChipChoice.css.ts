import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { colour, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const legend = style(
  inComponents({
    display: 'block',
    marginBottom: space.x2,
    fontSize: type.size.lead,
    fontWeight: type.weight.bold,
    lineHeight: type.line.snug,
    letterSpacing: type.tracking.snug,
  }),
)

export const group = recipe({
  base: inComponents({ display: 'flex' }),
  variants: {
    shape: {
      chips: inComponents({ flexWrap: 'wrap', gap: space.x2 }),
      days: inComponents({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: space.x1 }),
      segments: inComponents({ padding: space.x1, background: colour.brandSoft, borderRadius: shape.radius.control }),
    },
  },
})

export const option = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    cursor: 'pointer',
    selectors: { '[data-shape="segments"] > &': { flex: '1 1 0', minWidth: space.x0 } },
  }),
)

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

const segment = '[data-shape="segments"] > * >'

export const face = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    minHeight: size.target,
    padding: `${space.x2} ${space.x4}`,
    background: colour.surface,
    border: `${stroke.hair} solid ${colour.edge}`,
    borderRadius: shape.radius.small,
    fontWeight: type.weight.strong,
    lineHeight: type.line.snug,
    textAlign: 'center',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '[data-shape="days"] > * > &': { padding: space.x0, fontVariantNumeric: 'tabular-nums' },
      [`${segment} &`]: {
        background: 'transparent',
        borderColor: 'transparent',
        borderRadius: shape.radius.control,
        color: colour.inkSoft,
      },
      [`${radio}:checked + &`]: {
        background: colour.brandWash,
        borderColor: colour.brand,
        boxShadow: `inset 0 0 0 ${stroke.hair} ${colour.brand}`,
        color: colour.brandText,
      },
      [`${segment} ${radio}:checked + &`]: {
        background: colour.surface,
        borderColor: colour.brand,
        color: colour.ink,
        boxShadow: shape.shadow.thumb,
      },
      [`${radio}:focus-visible + &`]: {
        outline: `${stroke.focus} solid ${colour.focus}`,
        outlineOffset: stroke.offset,
      },
      [`${radio}:disabled + &`]: { borderColor: colour.line, color: colour.inkFaint },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          [`${radio}:checked + &`]: { borderColor: 'Highlight', outline: `${stroke.thick} solid Highlight` },
          [`${radio}:focus-visible + &`]: { outline: `${stroke.focus} solid CanvasText` },
        },
      },
    },
  }),
)
