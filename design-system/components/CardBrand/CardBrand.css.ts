import { style } from '@vanilla-extract/css'
import { colour, shape, size, stroke } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

/** Brands draw their marks for a white background. Without it, dark marks would be invisible in dark mode. */
export const cardBrand = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: size.cardBrandWidth,
    height: size.cardBrandHeight,
    background: colour.paper,
    color: colour.onPaper,
    border: `${stroke.hair} solid ${colour.paperLine}`,
    borderRadius: shape.radius.chip,
    overflow: 'hidden',
  }),
)

export const mark = style(inComponents({ width: '100%', height: '100%', objectFit: 'cover' }))
