import { style } from '@vanilla-extract/css'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** At the foot of the step, however little stands above. */
export const foot = style(inLayout({ marginTop: 'auto' }))
