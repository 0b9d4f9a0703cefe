import { style } from '@vanilla-extract/css'
import { colour, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const steps = style(inComponents({ display: 'grid', gap: space.x3 }))

export const step = style(inComponents({ display: 'flex', alignItems: 'flex-start', gap: space.x3 }))

export const mark = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: size.iconLarge,
    height: size.iconLarge,
    border: `${stroke.thick} solid ${colour.edge}`,
    borderRadius: shape.radius.round,
    selectors: {
      '[data-state="done"] > &': { borderColor: colour.good, background: colour.goodGround, color: colour.good },
      '[data-state="current"] > &': { borderColor: colour.brand },
      '[data-state="failed"] > &': { borderColor: colour.bad, background: colour.badGround, color: colour.bad },
    },
  }),
)

export const dot = style(
  inComponents({
    width: size.dot,
    height: size.dot,
    background: colour.brand,
    borderRadius: shape.radius.round,
    '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
)

export const words = style(
  inComponents({
    flex: '1 1 0',
    minWidth: space.x0,
    color: colour.inkSoft,
    selectors: {
      '[data-state="current"] > &': { color: colour.ink, fontWeight: type.weight.strong },
      '[data-state="failed"] > &': { color: colour.bad, fontWeight: type.weight.strong },
    },
  }),
)
