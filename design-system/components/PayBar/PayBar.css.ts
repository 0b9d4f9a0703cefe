import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { amountOf } from '../../tokens/amount.ts'
import { colour, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

/**
 * The layout decides the bar's position. A layout with a floating bar sets these variables. By default the bar is
 * as wide as the screen.
 */
export const barPadding = createVar()
/** The space between a rounded corner and the text. */
export const barInset = createVar()
export const barRadius = createVar()
export const barShadow = createVar()

export const payBar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    // The bar keeps its height when a button replaces the text about a missing choice.
    minHeight: `calc(${size.control} + ${space.x3} + ${space.x4})`,
    gap: space.x2,
    padding: fallbackVar(barPadding, `${space.x3} ${space.gutter} max(${space.x4}, env(safe-area-inset-bottom))`),
    background: colour.bar,
    borderTop: `${stroke.hair} solid ${colour.barLine}`,
    borderRadius: fallbackVar(barRadius, '0'),
    boxShadow: fallbackVar(barShadow, 'none'),
  }),
)

export const words = style(
  inComponents({ flex: '999 1 0', minWidth: 'min-content', paddingLeft: fallbackVar(barInset, space.x0) }),
)

export const label = style(
  inComponents({ fontSize: type.size.small, lineHeight: type.line.snug, color: colour.inkSoft }),
)

export const amount = style(inComponents(amountOf(type.size.large)))

/** The text in the place of the button while a choice is missing. */
export const missing = style(
  inComponents({
    flex: '1 1 auto',
    paddingRight: fallbackVar(barInset, space.x0),
    color: colour.inkSoft,
    fontWeight: type.weight.strong,
    textAlign: 'center',
  }),
)

/** The button is as wide as its label. If the amount does not fit beside it, the button fills the whole line. */
export const action = style(
  inComponents({ display: 'grid', flex: '1 1 auto', selectors: { '&:only-child': { flex: '1 1 100%' } } }),
)
