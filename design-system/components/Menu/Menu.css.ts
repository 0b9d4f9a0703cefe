import { keyframes, style } from '@vanilla-extract/css'
import { colour, depth, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const menu = style(inComponents({ position: 'relative' }))

export const toggle = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: size.target,
    height: size.target,
    marginRight: `calc(${space.x2} * -1)`,
    borderRadius: shape.radius.small,
    color: 'inherit',
    selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
  }),
)

/** The list opens out of its button. */
const open = keyframes({ from: { opacity: 0, transform: 'scale(0.95)' } })

export const list = style(
  inComponents({
    position: 'absolute',
    zIndex: depth.menu,
    top: '100%',
    right: 0,
    width: size.menu,
    maxWidth: `calc(100vw - ${space.x10})`,
    marginTop: space.x1,
    padding: space.x2,
    background: colour.surface,
    color: colour.ink,
    border: `${stroke.hair} solid ${colour.line}`,
    borderRadius: shape.radius.card,
    boxShadow: shape.shadow.raised,
    transformOrigin: 'top right',
    animation: `${open} ${motion.quick} ${motion.ease}`,
  }),
)

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    width: '100%',
    minHeight: size.target,
    padding: `${space.x2} ${space.x3}`,
    borderRadius: shape.radius.small,
    fontWeight: type.weight.medium,
    lineHeight: type.line.snug,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outlineOffset: `calc(${stroke.offset} * -1)` } },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: colour.brandSoft } } } },
  }),
)

export const icon = style(inComponents({ flex: 'none', color: colour.inkSoft }))
