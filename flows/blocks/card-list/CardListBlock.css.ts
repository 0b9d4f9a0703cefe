import { style } from '@vanilla-extract/css'
import { colour, shape, space, stroke, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

export const stack = style(inLayout({ display: 'grid', gap: space.x6 }))
export const lines = style(inLayout({ display: 'grid', gap: space.x2 }))
export const line = style(inLayout({ fontSize: type.size.small, lineHeight: type.line.body, color: colour.inkSoft }))

/** Hides the part of the row's background that is outside the list's rounded corners. */
export const row = style(
  inLayout({
    overflow: 'hidden',
    selectors: {
      '& + &': { borderTop: `${stroke.hair} solid ${colour.line}` },
      '&:first-child': { borderTopLeftRadius: shape.radius.card, borderTopRightRadius: shape.radius.card },
      '&:last-child': { borderBottomLeftRadius: shape.radius.card, borderBottomRightRadius: shape.radius.card },
    },
  }),
)
