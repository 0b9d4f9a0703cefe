import { style } from '@vanilla-extract/css'
import { colour, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const grouped = style(
  inComponents({
    padding: shape.section.padding,
    background: colour.section,
    borderRadius: shape.radius.card,
  }),
)

export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.x4,
    marginBottom: space.x5,
  }),
)

export const title = style(
  inComponents({
    fontSize: type.size.title,
    fontWeight: type.weight.bold,
    lineHeight: type.line.snug,
    letterSpacing: type.tracking.tight,
  }),
)

export const aside = style(inComponents({ fontSize: type.size.small, color: colour.inkFaint }))

export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // A badge rises out of its row: it needs the room even where columns are close.
    gap: `${space.x3} ${space.x2}`,
    '@media': { [media.roomy]: { columnGap: space.x3 } },
  }),
)

export const option = style(inComponents({ position: 'relative', display: 'flex', cursor: 'pointer' }))

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

export const face = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: space.x2,
    width: '100%',
    minHeight: size.target,
    padding: `${space.x5} ${space.x2} ${space.x4}`,
    background: colour.surface,
    borderRadius: shape.radius.option,
    border: `${stroke.hair} solid ${colour.edge}`,
    transition: `background-color ${motion.quick} ${motion.ease}, box-shadow ${motion.quick} ${motion.ease}`,
    selectors: {
      [`${option}:active &`]: { background: colour.brandSoft },
      [`${radio}:checked + &`]: {
        background: colour.brandWash,
        borderColor: colour.brand,
        boxShadow: `inset 0 0 0 ${stroke.hair} ${colour.brand}`,
      },
      [`${radio}:focus-visible + &`]: {
        outline: `${stroke.focus} solid ${colour.focus}`,
        outlineOffset: stroke.offset,
      },
    },
    '@media': {
      [media.roomy]: { paddingLeft: space.x3, paddingRight: space.x3 },
      [media.hover]: { selectors: { [`${option}:hover &`]: { background: colour.brandWash } } },
      [media.forced]: {
        selectors: {
          [`${radio}:checked + &`]: { borderColor: 'Highlight', outline: `${stroke.thick} solid Highlight` },
          [`${radio}:focus-visible + &`]: { outline: `${stroke.focus} solid CanvasText` },
        },
      },
    },
  }),
)

export const price = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: space.half,
    lineHeight: type.line.none,
  }),
)

export const currency = style(
  inComponents({
    fontSize: type.size.small,
    fontWeight: type.weight.medium,
    color: colour.inkSoft,
    letterSpacing: type.tracking.tight,
  }),
)

export const amount = style(
  inComponents({
    fontSize: type.size.title,
    fontWeight: type.weight.heavy,
    letterSpacing: type.tracking.tighter,
    selectors: { [`${radio}:checked + ${face} &`]: { color: colour.brandText } },
    '@media': { [media.roomy]: { fontSize: type.size.large } },
  }),
)

export const detail = style(
  inComponents({ fontSize: type.size.small, lineHeight: type.line.snug, color: colour.inkSoft }),
)

export const badge = style(
  inComponents({
    position: 'absolute',
    top: 0,
    right: space.x1,
    maxWidth: `calc(100% + ${space.x1})`,
    padding: `${space.half} ${space.x1}`,
    transform: 'translateY(-50%)',
    background: colour.accent,
    color: colour.onAccent,
    borderRadius: shape.radius.round,
    fontSize: type.size.mini,
    fontWeight: type.weight.bold,
    lineHeight: type.line.snug,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    pointerEvents: 'none',
    '@media': {
      [media.roomy]: { right: space.x2, padding: `${space.half} ${space.x2}`, fontSize: type.size.tiny },
    },
  }),
)
