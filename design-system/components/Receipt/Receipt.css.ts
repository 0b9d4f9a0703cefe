import { fallbackVar, style } from '@vanilla-extract/css'
import { colour, shape, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { receiptEdge, receiptPadding, receiptShadow } from './receipt-frame.css.ts'

export const receipt = style(
  inComponents({
    padding: fallbackVar(receiptPadding, `${space.x1} ${space.x4}`),
    background: colour.surface,
    border: fallbackVar(receiptEdge, `${stroke.hair} solid ${colour.line}`),
    borderRadius: shape.radius.card,
    boxShadow: fallbackVar(receiptShadow, shape.shadow.card),
  }),
)

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.x4,
    padding: `${space.x2} ${space.x0}`,
    lineHeight: type.line.body,
    selectors: { '& + &': { borderTop: `${stroke.hair} dashed ${colour.line}` } },
  }),
)

export const label = style(inComponents({ color: colour.inkSoft }))

export const value = style(
  inComponents({
    marginLeft: 'auto',
    fontWeight: type.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    overflowWrap: 'anywhere',
  }),
)
