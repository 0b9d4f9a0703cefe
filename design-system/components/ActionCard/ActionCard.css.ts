import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { colour, motion, shape, size, space, type } from '../../tokens/contract.css.ts'
import { edgeWhenForced } from '../../tokens/forced.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

/** Returns the style for a card under the mouse pointer, or under a finger that presses it. */
const touched = (background: string) =>
  inComponents({
    selectors: { '&:active': { background } },
    '@media': { [media.hover]: { selectors: { '&:hover': { background } } } },
  })

export const actionCard = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    width: '100%',
    minHeight: size.control,
    padding: space.x4,
    borderRadius: shape.radius.card,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    '@media': edgeWhenForced,
  }),
  variants: {
    tone: {
      accent: inComponents({ background: colour.accent, color: colour.onAccent }),
      soft: inComponents({ background: colour.brandSoft, color: colour.ink }),
    },
    still: { true: inComponents({ cursor: 'default' }), false: {} },
  },
  compoundVariants: [
    { variants: { tone: 'accent', still: false }, style: touched(colour.accentHover) },
    { variants: { tone: 'soft', still: false }, style: touched(colour.focusHalo) },
  ],
  defaultVariants: { still: false },
})

export const icon = style(
  inComponents({
    flex: 'none',
    padding: `${space.x0} ${space.half}`,
    selectors: { '[data-tone="soft"] > &': { color: colour.brandText } },
  }),
)

export const words = style(inComponents({ flex: '1 1 0', minWidth: space.x0, lineHeight: type.line.snug }))
export const title = style(inComponents({ display: 'block', fontWeight: type.weight.strong }))

export const detail = style(
  inComponents({
    display: 'block',
    marginTop: space.half,
    fontSize: type.size.small,
    selectors: {
      '[data-tone="accent"] &': { color: colour.onAccentSoft },
      '[data-tone="soft"] &': { color: colour.inkSoft },
    },
  }),
)
