import { style } from '@vanilla-extract/css'
import { colour, size, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const indicator = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x3,
    minHeight: size.target,
    fontSize: type.size.small,
    color: colour.inkFaint,
  }),
)

export const turning = style(inComponents({ flex: 'none', color: colour.brandText }))
