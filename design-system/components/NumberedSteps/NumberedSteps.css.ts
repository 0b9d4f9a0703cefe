import { style } from '@vanilla-extract/css'
import { colour, shape, size, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const steps = style(inComponents({ display: 'grid', gap: space.x3 }))

export const step = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.x3,
    color: colour.inkSoft,
    lineHeight: type.line.body,
  }),
)

export const number = style(
  inComponents({
    flex: 'none',
    minWidth: size.iconLarge,
    padding: `${space.x0} ${space.x1}`,
    background: colour.brandSoft,
    color: colour.brandText,
    borderRadius: shape.radius.chip,
    fontSize: type.size.small,
    fontWeight: type.weight.bold,
    lineHeight: size.iconLarge,
    textAlign: 'center',
  }),
)
