import { style } from '@vanilla-extract/css'
import { colour, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const cardBrand = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    minWidth: size.cardBrandWidth,
    minHeight: size.cardBrandHeight,
    padding: `${space.x0} ${space.half}`,
    background: colour.paper,
    color: colour.onPaper,
    border: `${stroke.hair} solid ${colour.paperLine}`,
    borderRadius: shape.radius.chip,
    selectors: { '&[data-brand="VISA"]': { color: colour.visa } },
  }),
)

export const word = style(
  inComponents({
    fontSize: type.size.mini,
    fontWeight: type.weight.heavy,
    lineHeight: type.line.none,
    letterSpacing: type.tracking.snug,
  }),
)

export const mark = style(inComponents({ width: size.iconLarge }))

export const left = style(inComponents({ fill: colour.mastercardLeft }))
export const right = style(inComponents({ fill: colour.mastercardRight, fillOpacity: 0.85 }))
