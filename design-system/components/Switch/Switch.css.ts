import { style } from '@vanilla-extract/css'
import { colour, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const card = style(
  inComponents({
    display: 'grid',
    padding: space.x4,
    background: colour.surface,
    border: `${stroke.hair} solid ${colour.line}`,
    borderRadius: shape.radius.card,
    boxShadow: shape.shadow.card,
  }),
)

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    minHeight: size.control,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'default', color: colour.inkFaint } },
    '@media': { [media.forced]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
)

/** The row fills the card up to its edge, so that a tap anywhere in the card turns the switch. */
export const wide = style(inComponents({ margin: `calc(${space.x4} * -1)`, padding: space.x4 }))

export const terms = style(
  inComponents({ marginTop: space.x2, fontSize: type.size.small, lineHeight: type.line.body, color: colour.inkSoft }),
)

export const icon = style(inComponents({ flex: 'none', color: colour.brandText }))
export const words = style(inComponents({ flex: '1 1 0', minWidth: space.x0 }))
export const label = style(
  inComponents({ display: 'block', fontWeight: type.weight.strong, lineHeight: type.line.snug }),
)
export const detail = style(
  inComponents({ display: 'block', fontSize: type.size.small, lineHeight: type.line.body, color: colour.inkSoft }),
)

/** The native checkbox, which looks like a track. The round thumb is its `::before` element. */
export const input = style(
  inComponents({
    flex: 'none',
    display: 'block',
    width: size.switchWidth,
    height: size.switchHeight,
    appearance: 'none',
    padding: space.half,
    background: colour.edge,
    border: `${stroke.hair} solid transparent`,
    borderRadius: shape.radius.round,
    cursor: 'inherit',
    transition: `background-color ${motion.calm} ${motion.ease}`,
    selectors: {
      '&::before': {
        content: '""',
        display: 'block',
        width: size.thumb,
        height: size.thumb,
        background: colour.thumb,
        borderRadius: shape.radius.round,
        boxShadow: shape.shadow.thumb,
        transition: `transform ${motion.calm} ${motion.ease}`,
      },
      '&:checked': { background: colour.brand },
      '&:checked::before': { transform: `translateX(${size.switchTravel})`, background: colour.onBrand },
      '&:disabled': { background: colour.line },
    },
    '@media': {
      [media.forced]: {
        borderColor: 'ButtonText',
        selectors: {
          '&::before': { background: 'ButtonText' },
          '&:checked::before': { background: 'Highlight' },
          '&:disabled': { borderColor: 'GrayText' },
          '&:disabled::before': { background: 'GrayText' },
        },
      },
    },
  }),
)
