import { style } from '@vanilla-extract/css'
import { colour, shape, size, space } from '../../design-system/tokens/contract.css.ts'
import { media } from '../../design-system/tokens/media.ts'

export const track = style({
  display: 'block',
  width: '182px',
  borderRadius: shape.radius.round,
  background: colour.brandSoft,
})

export const dot = style({
  display: 'block',
  width: size.radio,
  height: size.radio,
  borderRadius: shape.radius.round,
  background: colour.brand,
})

export const play = style({ display: 'flex', gap: space.x4, alignItems: 'center' })

export const stillness = style({ display: 'none', '@media': { [media.stillness]: { display: 'block' } } })
