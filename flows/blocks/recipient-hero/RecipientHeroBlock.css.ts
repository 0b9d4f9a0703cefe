import { style } from '@vanilla-extract/css'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** A phone number moves to the next line as a whole, instead of breaking in the middle. */
export const whole = style(inLayout({ display: 'inline-block' }))
