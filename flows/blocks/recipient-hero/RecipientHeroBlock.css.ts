import { style } from '@vanilla-extract/css'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** A number is read whole: it goes to the next line before it is broken. */
export const whole = style(inLayout({ display: 'inline-block' }))
