import { style } from '@vanilla-extract/css'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** Moves the footer to the bottom of the step, even if the step is short. */
export const foot = style(inLayout({ marginTop: 'auto' }))
