import { style } from '@vanilla-extract/css'
import { colour, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const message = style(
  inComponents({
    fontSize: type.size.small,
    lineHeight: type.line.snug,
    color: colour.inkFaint,
    selectors: {
      '&:not(:empty)': { marginTop: space.x2 },
      '&[role="alert"]': { color: colour.bad, fontWeight: type.weight.medium },
    },
  }),
)
