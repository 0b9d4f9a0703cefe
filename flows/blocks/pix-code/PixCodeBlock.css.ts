import { style } from '@vanilla-extract/css'
import { colour, shape, space, type } from '../../../design-system/tokens/contract.css.ts'
import { hidden } from '../../../design-system/tokens/hidden.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

export const head = style(
  inLayout({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space.x2,
  }),
)

export const caption = style(inLayout({ display: 'block', fontSize: type.size.small, color: colour.inkSoft }))

export const amount = style(inLayout({ fontSize: type.size.large, fontWeight: type.weight.bold }))

export const said = hidden

export const code = style(
  inLayout({
    padding: space.x4,
    borderRadius: shape.radius.option,
    background: colour.sunk,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
)

export const wait = style(inLayout({ display: 'flex', justifyContent: 'center' }))
