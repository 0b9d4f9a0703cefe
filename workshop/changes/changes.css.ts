import { globalStyle, style } from '@vanilla-extract/css'
import { colour, shape, size, space, stroke, type } from '../../design-system/tokens/contract.css.ts'

const line = `${stroke.hair} solid ${colour.line}`

export const page = style({ padding: space.x6 })

export const review = style({ display: 'grid', gap: space.x2, maxWidth: size.measure })

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.x4, alignItems: 'end' })
globalStyle(`${choices} label`, { display: 'grid', gap: space.x1, fontSize: type.size.small, color: colour.inkSoft })
globalStyle(`${choices} :is(input, select)`, {
  minHeight: size.target,
  padding: `${space.x0} ${space.x3}`,
  border: `${stroke.hair} solid ${colour.inkFaint}`,
  borderRadius: shape.radius.small,
  background: colour.surface,
  color: colour.ink,
  font: 'inherit',
})

export const sentences = style({ display: 'grid', gap: space.x4, maxWidth: '960px' })
export const sentence = style({ display: 'grid', gap: space.x3, paddingBottom: space.x4, borderBottom: line })
export const stories = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, alignItems: 'center' })
globalStyle(`${stories} button`, {
  minHeight: size.target,
  padding: `${space.x0} ${space.x3}`,
  border: line,
  borderRadius: shape.radius.chip,
  background: colour.surface,
  color: colour.ink,
  font: 'inherit',
  fontSize: type.size.small,
  cursor: 'pointer',
})
globalStyle(`${stories} button[aria-pressed=true]`, { borderColor: colour.brand, background: colour.brandWash })
globalStyle(`${stories} a`, { color: colour.brand, fontSize: type.size.small })

export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: space.x6 })
export const column = style({ display: 'grid', gap: space.x2, alignContent: 'start', margin: space.x0 })
globalStyle(`${column} figcaption`, { fontWeight: type.weight.strong })
export const box = style({ overflow: 'hidden', border: line, borderRadius: shape.radius.small, maxWidth: '100%' })
export const frame = style({ display: 'block', width: '100%', height: '100%', border: 0, background: colour.ground })
export const gone = style({ color: colour.inkSoft })
