import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { colour, shape, size, space, stroke, type } from '../../design-system/tokens/contract.css.ts'

const line = `${stroke.hair} solid ${colour.line}`

export const page = style({
  display: 'grid',
  gap: space.x10,
  color: colour.ink,
  fontFamily: type.family,
  fontSize: type.size.body,
  lineHeight: type.line.body,
})
globalStyle(`${page} h1`, { fontSize: type.size.huge, fontWeight: type.weight.bold, lineHeight: type.line.tight })
globalStyle(`${page} h2`, { fontSize: type.size.large, fontWeight: type.weight.bold, lineHeight: type.line.tight })
globalStyle(`${page} h3`, { fontSize: type.size.lead, fontWeight: type.weight.bold })

export const lead = style({ color: colour.inkSoft, fontSize: type.size.lead, maxWidth: size.measure })

export const head = style({ display: 'grid', gap: space.x3 })
export const section = style({ display: 'grid', gap: space.x4, minWidth: space.x0 })
export const prose = style({ color: colour.inkSoft, maxWidth: size.measure })

/** A wide table scrolls in its own box. The page therefore does not scroll sideways. */
export const scroller = style({ overflowX: 'auto' })

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: type.size.small })
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.x2} ${space.x3} ${space.x2} ${space.x0}`,
  borderBottom: line,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} th`, { fontWeight: type.weight.strong })
globalStyle(`${table} thead th`, { color: colour.inkSoft, verticalAlign: 'bottom', whiteSpace: 'nowrap' })

/** On a phone, each row of this table is a block: its name, and below it a line for each cell with the column's name. */
export const stacked = style([table])
const onPhone = (rule: GlobalStyleRule): GlobalStyleRule => ({ '@media': { '(max-width: 599.98px)': rule } })
globalStyle(`${stacked} thead`, onPhone({ display: 'none' }))
globalStyle(`${stacked} :is(tbody, tr, th, td)`, onPhone({ display: 'block' }))
globalStyle(`${stacked} tr`, onPhone({ padding: `${space.x2} ${space.x0}`, borderBottom: line }))
globalStyle(`${stacked} :is(th, td)`, onPhone({ padding: `${space.half} ${space.x0}`, borderBottom: 'none' }))
globalStyle(`${stacked} td:empty`, onPhone({ display: 'none' }))
globalStyle(`${stacked} td::before`, onPhone({ content: 'attr(data-head) ": "', color: colour.inkSoft }))
globalStyle(`${stacked} code`, onPhone({ whiteSpace: 'normal', overflowWrap: 'anywhere' }))

export const code = style({
  padding: `${space.half} ${space.x1}`,
  borderRadius: shape.radius.chip,
  background: colour.brandWash,
  fontFamily: 'ui-monospace, monospace',
  fontSize: type.size.small,
  whiteSpace: 'nowrap',
})

export const faint = style({ color: colour.inkFaint, fontSize: type.size.small })

export const quote = style({
  padding: `${space.x3} ${space.x4}`,
  borderInlineStart: `${stroke.focus} solid ${colour.line}`,
  maxWidth: size.measure,
})

export const bullets = style({ display: 'grid', gap: space.x2, paddingInlineStart: space.x5, maxWidth: size.measure })
globalStyle(`${bullets}`, { listStyle: 'disc' })

export const listing = style({
  overflowX: 'auto',
  margin: space.x0,
  padding: space.x4,
  border: line,
  borderRadius: shape.radius.small,
  background: colour.surface,
  fontFamily: 'ui-monospace, monospace',
  fontSize: type.size.small,
  whiteSpace: 'pre-wrap',
})

export const link = style({ color: colour.brandText, textDecoration: 'underline', textUnderlineOffset: stroke.focus })
