import { style } from '@vanilla-extract/css'
import { colour, size, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const paragraph = style(inComponents({ maxWidth: size.measure, whiteSpace: 'pre-line' }))

export const news = style(
  inComponents({
    display: 'block',
    fontSize: type.size.title,
    fontWeight: type.weight.bold,
    lineHeight: type.line.snug,
    letterSpacing: type.tracking.snug,
    textWrap: 'balance',
  }),
)

export const rest = style(inComponents({ display: 'block', marginTop: space.x3, color: colour.inkSoft }))
