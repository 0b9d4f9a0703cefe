import { globalStyle, style } from '@vanilla-extract/css'
import { colour, shape, space, stroke, type } from '../../design-system/tokens/contract.css.ts'
import { control } from '../pages/control.ts'

const line = `${stroke.hair} solid ${colour.line}`

export const page = style({
  padding: space.x4,
  display: 'grid',
  gap: space.x4,
  fontSize: type.size.small,
  color: colour.ink,
})
globalStyle(`${page} h1`, { fontSize: type.size.large, fontWeight: type.weight.bold })
globalStyle(`${page} h2`, { fontSize: type.size.lead, fontWeight: type.weight.bold, marginBottom: space.x2 })

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3, alignItems: 'end' })
globalStyle(`${choices} label`, { display: 'grid', gap: space.half })
globalStyle(`${choices} :is(select, input)`, { ...control, maxWidth: '100%' })

export const missing = style({
  display: 'grid',
  gap: space.x2,
  padding: space.x3,
  border: line,
  borderRadius: shape.radius.small,
  background: colour.warningGround,
  color: colour.ink,
})

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space.x3,
})
globalStyle(`${cards}[data-wide=true]`, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' })
globalStyle(`${cards} li`, { display: 'grid', contentVisibility: 'auto', containIntrinsicSize: '150px 320px' })
globalStyle(`${cards} a`, { display: 'grid', gap: space.x1, alignContent: 'start', color: colour.ink })
globalStyle(`${cards} a:hover span`, { textDecoration: 'underline' })
globalStyle(`${cards} :is(img, div)`, {
  width: '100%',
  aspectRatio: '1 / 2',
  objectFit: 'cover',
  objectPosition: 'top',
  border: line,
  borderRadius: shape.radius.small,
  background: colour.sunk,
})
globalStyle(`${cards}[data-wide=true] :is(img, div)`, { aspectRatio: '4 / 3' })
globalStyle(`${cards} div`, { display: 'grid', placeItems: 'center', color: colour.inkSoft })
