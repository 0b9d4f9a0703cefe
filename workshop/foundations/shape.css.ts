import { style } from '@vanilla-extract/css'
import { colour, shape, size, space, stroke } from '../../design-system/tokens/contract.css.ts'

const sample = { display: 'block', width: '112px', height: size.tileLarge, marginBottom: space.x2 } as const

export const box = style({
  ...sample,
  border: `${stroke.thick} solid ${colour.brand}`,
  background: colour.brandWash,
})

export const bare = style({
  ...sample,
  borderRadius: shape.radius.card,
  background: colour.surface,
})

export const rule = style({ display: 'block', width: '112px', background: colour.brand })
