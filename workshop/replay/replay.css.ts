import { globalStyle, style } from '@vanilla-extract/css'
import { colour, shape, size, space, stroke, type } from '../../design-system/tokens/contract.css.ts'
import { media } from '../../design-system/tokens/media.ts'

const line = `${stroke.hair} solid ${colour.line}`

export const page = style({
  display: 'grid',
  gap: space.x4,
  padding: space.gutter,
  maxWidth: '1100px',
  alignContent: 'start',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 390px',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: space.x8,
    },
  },
})
globalStyle(`${page} h1`, { fontSize: type.size.large, fontWeight: type.weight.bold, gridColumn: '1 / -1' })
globalStyle(`${page} h2`, { fontSize: type.size.lead, fontWeight: type.weight.bold })

export const side = style({ display: 'grid', gap: space.x4, alignContent: 'start', minWidth: space.x0 })

export const buttons = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.x3 })
globalStyle(`${buttons} [aria-disabled=true]`, { opacity: 0.5 })

/** If there is room, the frame is as large as a phone. */
export const frame = style({
  width: '100%',
  height: '844px',
  border: line,
  borderRadius: shape.radius.small,
  background: colour.ground,
  '@media': { [media.wide]: { gridColumn: '2', gridRow: '2 / span 3' } },
})

export const list = style({ display: 'grid', gap: space.half, alignContent: 'start' })
globalStyle(`${list} button`, {
  width: '100%',
  minHeight: size.target,
  padding: space.x2,
  borderRadius: shape.radius.small,
  border: `${stroke.hair} solid transparent`,
})
globalStyle(`${list} button[aria-current]`, {
  background: colour.brandSoft,
  borderColor: colour.brandText,
  fontWeight: type.weight.strong,
})

export const field = style({ display: 'grid', gap: space.x2, alignContent: 'start', minWidth: space.x0 })
globalStyle(`${field} textarea`, {
  width: '100%',
  padding: space.x3,
  border: `${stroke.hair} solid ${colour.edge}`,
  borderRadius: shape.radius.field,
  background: colour.surface,
  fontFamily: 'monospace',
  fontSize: type.size.small,
})

export const complaint = style({ color: colour.bad })

globalStyle(`${page} table`, { width: '100%', borderCollapse: 'collapse', fontSize: type.size.small })
globalStyle(`${page} caption`, { textAlign: 'start', color: colour.inkSoft })
globalStyle(`${page} :is(th, td)`, {
  padding: space.x1,
  textAlign: 'start',
  fontWeight: type.weight.body,
  borderBottom: line,
})
