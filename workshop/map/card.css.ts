import { globalStyle, style } from '@vanilla-extract/css'
import { colour, stroke, type } from '../../design-system/tokens/contract.css.ts'
import { group, world } from './map.css.ts'

const line = `${stroke.hair} solid ${colour.line}`

export const card = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1.5px solid ${colour.edge}`,
  borderRadius: '10px',
  background: colour.surface,
  fontSize: '13px',
  lineHeight: '16px',
  cursor: 'pointer',
})
globalStyle(`${card}[data-kind=modal]`, { borderColor: colour.warning, fontSize: '12px', lineHeight: '14px' })
globalStyle(`${card}[data-kind=everywhere], ${card}[data-kind=exit]`, {
  borderStyle: 'dashed',
  background: colour.sunk,
})
globalStyle(`${card}[data-start=true]`, { borderColor: colour.brandText, borderWidth: '4px' })
globalStyle(`${card}[data-end=true]`, { borderColor: colour.good, borderWidth: '4px' })
globalStyle(`${card}[data-chosen=true]`, { outline: `4px solid ${colour.focus}`, outlineOffset: '2px' })
globalStyle(`${card} strong`, {
  padding: '4px 6px 3px',
  fontWeight: type.weight.strong,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  flex: 'none',
})
globalStyle(`${card} small`, {
  padding: '0 6px 3px',
  color: colour.inkSoft,
  flex: 'none',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
globalStyle(`${card} img`, {
  flex: 1,
  minHeight: 0,
  width: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
  borderTop: line,
})
globalStyle(`${card}[data-kind=modal] img`, { objectPosition: 'bottom' })
globalStyle(`${card} ul`, {
  padding: '2px 6px',
  margin: 0,
  listStyle: 'none',
  overflow: 'hidden',
  flex: 1,
  minHeight: 0,
  borderTop: line,
})
globalStyle(`${card} li`, {
  margin: '3px 0',
  padding: '1px 4px',
  border: line,
  borderRadius: '4px',
  color: colour.inkSoft,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

globalStyle(`${world}[data-dim=true] ${card}:not([data-lit=true])`, { opacity: 0.22 })
globalStyle(`${world}[data-dim=true] ${group}`, { opacity: 0.55 })
