import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { colour, shape, space, type } from '../../tokens/contract.css.ts'
import { edgeWhenForced } from '../../tokens/forced.ts'
import { inComponents } from '../../tokens/layered.ts'

export const notice = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.x3,
    padding: `${space.x3} ${space.x4}`,
    borderRadius: shape.radius.option,
    fontSize: type.size.small,
    lineHeight: type.line.body,
    '@media': edgeWhenForced,
  }),
  variants: {
    tone: {
      quiet: inComponents({ background: colour.sunk, color: colour.inkSoft }),
      info: inComponents({ background: colour.brandSoft, color: colour.ink }),
      good: inComponents({ background: colour.goodGround, color: colour.ink }),
      warning: inComponents({ background: colour.warningGround, color: colour.ink }),
      bad: inComponents({ background: colour.badGround, color: colour.ink }),
    },
  },
})

export const icon = style(
  inComponents({
    selectors: {
      '[data-tone="info"] > &': { color: colour.brandText },
      '[data-tone="good"] > &': { color: colour.good },
      '[data-tone="warning"] > &': { color: colour.warning },
      '[data-tone="bad"] > &': { color: colour.bad },
    },
  }),
)

export const words = style(inComponents({ flex: '1 1 0', minWidth: space.x0 }))

/** The link is 44 px high, so it reaches into the padding. The notice then ends as close to the link as to a text. */
export const action = style(inComponents({ marginBottom: `calc(${space.x3} * -1)`, fontSize: type.size.body }))
