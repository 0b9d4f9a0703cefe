import { style } from '@vanilla-extract/css'
import { colour, shape, size, stroke } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

/** The background is white in every theme, because cameras expect dark modules on a light background. */
export const qrCode = style(
  inComponents({
    width: '100%',
    maxWidth: size.qr,
    margin: '0 auto',
    background: colour.paper,
    border: `${stroke.hair} solid ${colour.paperLine}`,
    borderRadius: shape.radius.card,
    overflow: 'hidden',
    forcedColorAdjust: 'none',
  }),
)

export const picture = style(inComponents({ width: '100%', height: 'auto', fill: colour.onPaper }))
