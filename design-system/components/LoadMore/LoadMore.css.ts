import { style } from '@vanilla-extract/css'
import { colour, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const more = style(inComponents({ display: 'flex', flexDirection: 'column', gap: space.x3 }))

export const status = style(
  inComponents({
    fontSize: type.size.small,
    lineHeight: type.line.snug,
    color: colour.inkFaint,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const failure = style(inComponents({ textAlign: 'center' }))
