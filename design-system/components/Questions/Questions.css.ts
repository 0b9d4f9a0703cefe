import { style } from '@vanilla-extract/css'
import { colour, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const list = style(
  inComponents({
    background: colour.surface,
    border: `${stroke.hair} solid ${colour.line}`,
    borderRadius: shape.radius.card,
    boxShadow: shape.shadow.card,
  }),
)

export const item = style(
  inComponents({ selectors: { '& + &': { borderTop: `${stroke.hair} solid ${colour.line}` } } }),
)

export const question = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    minHeight: size.control,
    padding: `${space.x3} ${space.x4}`,
    borderRadius: shape.radius.card,
    fontWeight: type.weight.strong,
    lineHeight: type.line.snug,
    cursor: 'pointer',
    // Removes the browser's own triangle. Most browsers need `listStyle`, and Safari needs the pseudo-element.
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { outlineOffset: `calc(${stroke.focus} * -1)` },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: colour.brandText } } } },
  }),
)

export const words = style(inComponents({ flex: '1 1 0', minWidth: space.x0 }))

export const chevron = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    color: colour.inkSoft,
    transition: `transform ${motion.quick} ${motion.ease}`,
    selectors: { '[open] > * > &': { transform: 'rotate(90deg)' } },
  }),
)

export const answer = style(
  inComponents({
    display: 'grid',
    gap: space.x2,
    padding: `${space.x0} ${space.x4} ${space.x4}`,
    maxWidth: size.measure,
    color: colour.inkSoft,
    lineHeight: type.line.body,
  }),
)
