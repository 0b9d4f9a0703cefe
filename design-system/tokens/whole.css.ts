import { style } from '@vanilla-extract/css'
import { inComponents } from './layered.ts'

/** Keeps a part of a text, such as a phone number, on one line. */
export const whole = style(inComponents({ whiteSpace: 'nowrap' }))
