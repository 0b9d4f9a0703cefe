import { style } from '@vanilla-extract/css'
import { colour, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { edgeWhenForced } from '../../tokens/forced.ts'
import { inComponents } from '../../tokens/layered.ts'

export const subject = style(inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.x2 }))

export const words = style(inComponents({ flex: '1 1 auto', maxWidth: '100%' }))

export const label = style(
  inComponents({ fontSize: type.size.small, lineHeight: type.line.body, color: colour.onHeroSoft }),
)

export const value = style(
  inComponents({
    fontSize: type.size.title,
    fontWeight: type.weight.strong,
    lineHeight: type.line.snug,
    letterSpacing: type.tracking.tight,
    overflowWrap: 'anywhere',
  }),
)

/** The chip is 36 px high, but the area that reacts to a tap is 44 px high. */
export const action = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    minHeight: size.chip,
    padding: `${space.x2} ${space.x3}`,
    marginBottom: `calc(${space.x1} * -1)`,
    background: colour.heroChip,
    color: colour.onHeroChip,
    borderRadius: shape.radius.small,
    fontSize: type.size.small,
    fontWeight: type.weight.strong,
    lineHeight: type.line.snug,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        top: `calc(${space.x1} * -1)`,
        bottom: `calc(${space.x1} * -1)`,
        left: 0,
        right: 0,
      },
      '&:focus-visible': { outline: `${stroke.focus} solid ${colour.heroFocus}` },
    },
    '@media': edgeWhenForced,
  }),
)

export const extra = style(inComponents({ flex: '1 0 100%', marginTop: space.x2 }))
