import { style } from '@vanilla-extract/css'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** Takes no room: what is inside hears taps, or does not. */
export const hearing = style(
  inLayout({ display: 'contents', selectors: { '&[data-held]': { pointerEvents: 'none' } } }),
)
