import { style } from '@vanilla-extract/css'
import { inLayout } from '../../../design-system/tokens/layered.ts'

export const wait = style(inLayout({ display: 'flex', justifyContent: 'center' }))
