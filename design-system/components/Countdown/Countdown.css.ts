import { recipe } from '@vanilla-extract/recipes'
import { colour, shape, space, type } from '../../tokens/contract.css.ts'
import { edgeWhenForced } from '../../tokens/forced.ts'
import { inComponents } from '../../tokens/layered.ts'

const paint = (background: string, color: string) => inComponents({ background, color })

export const countdown = recipe({
  base: inComponents({
    display: 'inline-block',
    flex: 'none',
    padding: `${space.x1} ${space.x3}`,
    borderRadius: shape.radius.round,
    fontSize: type.size.small,
    fontWeight: type.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: type.line.snug,
    maxWidth: '100%',
    '@media': edgeWhenForced,
  }),
  variants: {
    tone: {
      info: paint(colour.brandSoft, colour.brandText),
      good: paint(colour.goodGround, colour.good),
      warning: paint(colour.warningGround, colour.warning),
      bad: paint(colour.badGround, colour.bad),
    },
  },
})
