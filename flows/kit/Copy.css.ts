import { style } from '@vanilla-extract/css'
import { inLayout } from '../../design-system/tokens/layered.ts'

/** Does not break, wherever the line ends. */
export const whole = style(inLayout({ whiteSpace: 'nowrap' }))
