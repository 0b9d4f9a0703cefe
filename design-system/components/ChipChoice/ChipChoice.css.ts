import { style } from '@vanilla-extract/css'
import { shape, size, space } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { centred, outlined, tinted } from '../RadioFaces/RadioFaces.css.ts'

export const group = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space.x2 }))

export const face = style([
  outlined,
  centred,
  tinted,
  inComponents({ minWidth: size.target, padding: `${space.x2} ${space.x4}`, borderRadius: shape.radius.small }),
])
