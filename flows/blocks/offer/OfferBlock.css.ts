import { style } from '@vanilla-extract/css'
import { colour, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

export const words = style(inLayout({ color: colour.inkSoft, lineHeight: type.line.body }))
