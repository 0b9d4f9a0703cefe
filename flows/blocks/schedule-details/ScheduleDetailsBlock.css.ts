import { style } from '@vanilla-extract/css'
import { space, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

export const stack = style(inLayout({ display: 'grid', gap: space.x4, selectors: { '&:empty': { display: 'none' } } }))
export const words = style(inLayout({ lineHeight: type.line.body }))
