import { style } from '@vanilla-extract/css'
import { inLayout } from '../../design-system/tokens/layered.ts'

/** Keeps the text on one line. */
export const whole = style(inLayout({ whiteSpace: 'nowrap' }))
