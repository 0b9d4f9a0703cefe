import { style } from '@vanilla-extract/css'
import { size, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    selectors: { '&[data-centred]': { justifyContent: 'center' } },
    columnGap: space.x5,
    fontSize: type.size.small,
  }),
)

export const link = style(
  inComponents({ minHeight: size.target, color: 'inherit', textDecoration: 'underline', cursor: 'pointer' }),
)
