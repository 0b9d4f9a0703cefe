import { style } from '@vanilla-extract/css'
import { inComponents } from './layered.ts'

/** Read by a screen reader, not shown. */
export const hidden = style(
  inComponents({
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
)
