import { style } from '@vanilla-extract/css'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** A number moves to the next line as a whole instead of breaking. */
export const whole = style(inLayout({ display: 'inline-block' }))
