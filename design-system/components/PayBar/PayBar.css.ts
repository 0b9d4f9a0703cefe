import { style } from '@vanilla-extract/css'
import { colour, depth, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const payBar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.x2} ${space.x4}`,
    padding: `${space.x3} ${space.gutter} max(${space.x4}, env(safe-area-inset-bottom))`,
    background: colour.bar,
    borderTop: `${stroke.hair} solid ${colour.barLine}`,
    '@media': { [media.tall]: { position: 'sticky', bottom: 0, zIndex: depth.bar } },
  }),
)

export const words = style(inComponents({ flex: '1 1 0', minWidth: 'min-content' }))

export const label = style(
  inComponents({ fontSize: type.size.small, lineHeight: type.line.snug, color: colour.inkSoft }),
)

export const amount = style(
  inComponents({
    fontSize: type.size.large,
    fontWeight: type.weight.heavy,
    lineHeight: type.line.tight,
    letterSpacing: type.tracking.tighter,
    whiteSpace: 'nowrap',
  }),
)

export const action = style(inComponents({ flex: '0 1 auto', selectors: { '&:only-child': { flex: '1 1 100%' } } }))
