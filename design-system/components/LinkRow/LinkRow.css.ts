import { style } from '@vanilla-extract/css'
import { size, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    // In a column, the links start at the same edge as the text.
    alignSelf: 'flex-start',
    columnGap: space.x5,
    fontSize: type.size.small,
  }),
)

export const link = style(inComponents({ minHeight: size.target, textDecoration: 'underline' }))
