import { style } from '@vanilla-extract/css'
import { space } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

export const stack = style(inLayout({ display: 'flex', flexDirection: 'column', gap: space.x5 }))
