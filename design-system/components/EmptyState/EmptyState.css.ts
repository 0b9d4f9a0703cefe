import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const empty = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.x4,
    padding: `${space.x8} ${space.x4}`,
    textAlign: 'center',
    textWrap: 'balance',
  }),
)

export const action = style(inComponents({ maxWidth: '100%', marginTop: space.x2 }))
