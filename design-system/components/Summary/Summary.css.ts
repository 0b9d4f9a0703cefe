import { style } from '@vanilla-extract/css'
import { amountOf } from '../../tokens/amount.ts'
import { colour, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const title = style(inComponents({ fontSize: type.size.body, fontWeight: type.weight.bold }))

export const amount = style(inComponents({ ...amountOf(type.size.headline), marginTop: space.x1 }))

export const rows = style(inComponents({ marginTop: space.x5 }))

export const row = style(
  inComponents({
    padding: `${space.x3} ${space.x0}`,
    lineHeight: type.line.snug,
    selectors: { '& + &': { borderTop: `${stroke.hair} solid ${colour.line}` } },
  }),
)

export const label = style(inComponents({ fontSize: type.size.small, color: colour.inkSoft }))

export const value = style(
  inComponents({ fontSize: type.size.lead, fontWeight: type.weight.strong, overflowWrap: 'anywhere' }),
)
