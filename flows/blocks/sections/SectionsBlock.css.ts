import { style } from '@vanilla-extract/css'
import { colour, size, space, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

export const sections = style(inLayout({ display: 'grid', gap: space.x6, maxWidth: size.measure }))
export const section = style(inLayout({ display: 'grid', gap: space.x2 }))
export const paragraph = style(inLayout({ color: colour.inkSoft, lineHeight: type.line.body }))
