import { globalStyle, style } from '@vanilla-extract/css'
import { colour, shape, space, stroke, type } from '../../design-system/tokens/contract.css.ts'
import { control } from '../pages/control.ts'

const line = `${stroke.hair} solid ${colour.line}`

export const panel = style({
  overflowY: 'auto',
  padding: space.x4,
  borderLeft: line,
  background: colour.surface,
  display: 'grid',
  gap: space.x3,
  alignContent: 'start',
})
globalStyle(`${panel} h1`, { fontSize: type.size.large, fontWeight: type.weight.bold })
globalStyle(`${panel} h2`, { fontSize: type.size.lead, fontWeight: type.weight.bold })
globalStyle(`${panel} h3`, { fontWeight: type.weight.bold, marginTop: space.x2 })
globalStyle(`${panel} select`, { ...control, width: '100%' })
globalStyle(`${panel} a`, { color: colour.brandText, textDecoration: 'underline' })
globalStyle(`${panel} code`, { fontFamily: 'monospace', overflowWrap: 'anywhere' })
globalStyle(`${panel} p`, { color: colour.inkSoft })

export const list = style({ display: 'grid', gap: space.half })
globalStyle(`ol${list}`, { listStyle: 'decimal', paddingLeft: '26px' })
export const item = style({
  display: 'block',
  width: '100%',
  padding: `${space.x1} ${space.x2}`,
  border: `${stroke.hair} solid transparent`,
  borderRadius: shape.radius.small,
  background: 'transparent',
  color: colour.ink,
  textAlign: 'start',
  cursor: 'pointer',
})
globalStyle(`${item}:hover`, { background: colour.brandWash })
globalStyle(`${item}[aria-current]`, { background: colour.brandSoft, borderColor: colour.brandText })
globalStyle(`${item} span`, { color: colour.inkSoft })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, alignItems: 'center' })
