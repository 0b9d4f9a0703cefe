import { style } from '@vanilla-extract/css'
import { colour, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const note = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x2,
    fontSize: type.size.small,
    lineHeight: type.line.snug,
    color: colour.inkFaint,
    textWrap: 'balance',
  }),
)
