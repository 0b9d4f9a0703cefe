import { style } from '@vanilla-extract/css'
import { colour, space } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

export const list = style(inLayout({ display: 'grid', gap: space.x3 }))

export const nothing = style(inLayout({ color: colour.inkSoft, selectors: { '&:empty': { display: 'none' } } }))
