import { style } from '@vanilla-extract/css'
import { amountOf } from '../../tokens/amount.ts'
import { colour, shape, size, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'
import { option, outlined, radio } from '../RadioFaces/RadioFaces.css.ts'

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
    // Leaves room for the badge of an amount in the first row.
    marginBottom: space.x4,
  }),
)

export const title = style(
  inComponents({
    fontSize: type.size.large,
    fontWeight: type.weight.bold,
    lineHeight: type.line.tight,
    letterSpacing: type.tracking.tight,
  }),
)

export const aside = style(inComponents({ fontSize: type.size.small, color: colour.inkFaint }))

/** Each amount is wider than a quarter of the grid, so a row has at most three amounts. */
const widestThird = '100% / 3.9'

/** A row has three amounts, or fewer if large text would break within a word. The last row has no hole. */
export const grid = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    // A badge overlaps the row above, so the gap between rows must not shrink with the gap between columns.
    gap: `${space.x3} ${space.x2}`,
    '@media': { [media.roomy]: { columnGap: space.x3 } },
  }),
)

/** An amount grows to fill its row. */
export const cell = style(
  inComponents({ flex: `1 1 max(${size.option}, ${widestThird})`, minHeight: size.skeletonOption }),
)

export const face = style([
  outlined,
  inComponents({
    flexDirection: 'column',
    gap: space.x1,
    padding: `${space.x4} ${space.x2} ${space.x3}`,
    borderRadius: shape.radius.option,
    '@media': {
      [media.roomy]: { paddingLeft: space.x3, paddingRight: space.x3 },
      [media.hover]: {
        selectors: { [`${option}:hover:not(:active) ${radio}:enabled + &`]: { background: colour.brandWash } },
      },
    },
  }),
])

export const price = style(
  inComponents({
    marginBottom: space.x1,
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
    selectors: { [`${radio}:disabled + ${face} &`]: { color: 'inherit' } },
  }),
)

export const amount = style(
  inComponents({
    ...amountOf(type.size.title),
    selectors: { [`${radio}:checked + ${face} &`]: { color: colour.brandText } },
    '@media': { [media.roomy]: { fontSize: type.size.large } },
  }),
)

export const detail = style(
  inComponents({
    fontSize: type.size.small,
    lineHeight: type.line.snug,
    color: colour.inkSoft,
    selectors: { [`${radio}:disabled + ${face} &`]: { color: 'inherit' } },
  }),
)

export const badge = style(
  inComponents({
    position: 'absolute',
    top: 0,
    right: space.x1,
    maxWidth: '100%',
    padding: `${space.half} ${space.x1}`,
    transform: 'translateY(-50%)',
    background: colour.accent,
    color: colour.onAccent,
    borderRadius: shape.radius.round,
    fontSize: type.size.mini,
    fontWeight: type.weight.bold,
    lineHeight: type.line.snug,
    textAlign: 'center',
    pointerEvents: 'none',
    '@media': {
      [media.roomy]: { right: space.x2, padding: `${space.half} ${space.x2}`, fontSize: type.size.tiny },
    },
  }),
)
