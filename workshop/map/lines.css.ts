import { globalStyle, style } from '@vanilla-extract/css'
import { colour, stroke } from '../../design-system/tokens/contract.css.ts'
import { world } from './map.css.ts'

const line = `${stroke.hair} solid ${colour.line}`

export const arrow = style({ fill: 'none', stroke: colour.inkFaint, strokeWidth: 1.6 })
globalStyle(`${arrow}[data-faint=true]`, { stroke: colour.line, strokeWidth: 1.2 })
globalStyle(`${arrow}[data-lit=true]`, { stroke: colour.brandText, strokeWidth: 3.5 })
globalStyle(`${world}[data-dim=true] ${arrow}:not([data-lit=true])`, { opacity: 0.12 })

export const words = style({
  position: 'absolute',
  padding: '0 5px',
  border: line,
  borderRadius: '9px',
  background: colour.surface,
  color: colour.inkSoft,
  fontSize: '12px',
  lineHeight: '16px',
  height: '18px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  maxWidth: '220px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
globalStyle(`${words}[data-lit=true]`, {
  background: colour.brandSoft,
  color: colour.brandText,
  borderColor: colour.brandText,
  zIndex: 2,
})
globalStyle(`${words}[data-loose=true]`, { translate: '-50% -50%' })
globalStyle(`${world}[data-dim=true] ${words}:not([data-lit=true])`, { opacity: 0.12 })
globalStyle(`${world}[data-distance=middle] ${words}[data-lit=true]`, { scale: 1.4 })
globalStyle(`${world}[data-distance~=far] ${words}`, { display: 'none' })
globalStyle(`${world}[data-distance~=far] ${words}[data-lit=true]`, { display: 'block', scale: 2.2 })
