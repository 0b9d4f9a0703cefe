import { globalStyle, style } from '@vanilla-extract/css'
import { colour, shape, space, stroke, type } from '../../design-system/tokens/contract.css.ts'

const line = `${stroke.hair} solid ${colour.line}`

export const page = style({
  display: 'grid',
  height: '100vh',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)',
  background: colour.ground,
  color: colour.ink,
  fontSize: type.size.small,
  '@media': {
    'screen and (max-width: 760px)': {
      height: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '62vh auto',
    },
  },
})

export const stage = style({ position: 'relative', minWidth: 0, minHeight: 0, overflow: 'hidden' })
export const area = style({ position: 'absolute', inset: 0, cursor: 'grab', touchAction: 'none', userSelect: 'none' })
globalStyle(`${area}:focus-visible`, { outline: `3px solid ${colour.focus}`, outlineOffset: '-3px' })
export const world = style({ position: 'absolute', top: 0, left: 0, transformOrigin: '0 0' })
globalStyle(`${world} svg`, { position: 'absolute', top: 0, left: 0, overflow: 'visible' })

export const group = style({
  position: 'absolute',
  border: line,
  borderRadius: '16px',
  background: colour.brandWash,
  fontWeight: type.weight.bold,
  color: colour.inkSoft,
})
globalStyle(`${group} span`, { position: 'absolute', top: '8px', left: '20px', fontSize: '20px', lineHeight: '28px' })
/** When the map is small, only the names of journeys can be read. So they become larger and move above their box. */
const above = { top: 'auto', bottom: '100%', left: 0, lineHeight: 1.1, whiteSpace: 'nowrap', zIndex: 3 } as const
globalStyle(`${world}[data-distance~=far] ${group} span`, { ...above, fontSize: '44px' })
globalStyle(`${world}[data-distance~=farthest] ${group} span`, { ...above, fontSize: '84px' })

export const tools = style({
  position: 'absolute',
  top: space.x3,
  left: space.x3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
})
globalStyle(`:is(${tools}, ${page}) button`, { font: 'inherit' })
export const tool = style({
  minHeight: '36px',
  minWidth: '36px',
  padding: `0 ${space.x3}`,
  border: `${stroke.hair} solid ${colour.edge}`,
  borderRadius: shape.radius.small,
  background: colour.surface,
  color: colour.ink,
  cursor: 'pointer',
})
globalStyle(`${tool}[aria-pressed=true]`, { background: colour.brandSoft, borderColor: colour.brandText })
export const mini = style({
  position: 'absolute',
  bottom: space.x3,
  left: space.x3,
  border: line,
  background: colour.surface,
  cursor: 'pointer',
  '@media': { 'screen and (max-width: 760px)': { display: 'none' } },
})
globalStyle(`${mini} rect`, { fill: colour.brandSoft, stroke: colour.edge, strokeWidth: 8 })
globalStyle(`${mini} rect[data-view]`, { fill: 'none', stroke: colour.bad, strokeWidth: 24 })
