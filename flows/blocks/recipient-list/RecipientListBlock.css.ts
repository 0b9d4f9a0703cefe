import { style } from '@vanilla-extract/css'
import { colour, space, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

export const stack = style(inLayout({ display: 'grid', gap: space.x4, gridTemplateColumns: 'minmax(0, 1fr)' }))

export const slotsNote = style(
  inLayout({
    fontSize: type.size.small,
    lineHeight: type.line.body,
    color: colour.inkSoft,
    textAlign: 'center',
    selectors: { '&:empty': { display: 'none' } },
  }),
)
