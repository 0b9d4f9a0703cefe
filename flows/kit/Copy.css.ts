import { style } from '@vanilla-extract/css'
import { inLayout } from '../../design-system/tokens/layered.ts'

/** Keeps a phone number on one line. */
export const whole = style(inLayout({ whiteSpace: 'nowrap' }))
