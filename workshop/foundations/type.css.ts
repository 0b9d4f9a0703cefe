import { style } from '@vanilla-extract/css'

export const sample = style({ display: 'block', overflowWrap: 'anywhere' })
