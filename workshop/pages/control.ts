import { colour, shape, space, stroke } from '../../design-system/tokens/contract.css.ts'

/** The look of a choice or a search field on the workshop's own pages. */
export const control = {
  minHeight: '40px',
  padding: `0 ${space.x2}`,
  border: `${stroke.hair} solid ${colour.edge}`,
  borderRadius: shape.radius.small,
  background: colour.surface,
  color: colour.ink,
  font: 'inherit',
}
