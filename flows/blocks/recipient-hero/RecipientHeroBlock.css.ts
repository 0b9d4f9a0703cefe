import { style } from '@vanilla-extract/css'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** If a phone number does not fit on the line, the whole number moves to the next line. */
export const whole = style(inLayout({ display: 'inline-block' }))
