import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { amountOf } from '../../tokens/amount.ts'
import { colour, size, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { titleTimeline } from '../../tokens/title-timeline.ts'

const set = (fontSize: string, lineHeight: string) => inComponents({ fontSize, lineHeight })

export const heading = recipe({
  base: inComponents({
    fontWeight: type.weight.bold,
    letterSpacing: type.tracking.tight,
    whiteSpace: 'pre-line',
    outline: 'none',
  }),
  variants: {
    size: {
      small: set(type.size.body, type.line.snug),
      large: set(type.size.large, type.line.tight),
      /** An amount of money, such as "R$ 20,00". */
      amount: inComponents(amountOf(type.size.huge)),
      huge: [set(type.size.huge, type.line.tight), inComponents({ letterSpacing: type.tracking.tight })],
    },
  },
})

/** The style of the page's title. The bar at the top of the page follows its view timeline. */
export const pageTitle = style(inComponents({ viewTimelineName: titleTimeline, viewTimelineInset: `${size.bar} auto` }))

export const lead = style(
  inComponents({
    marginTop: space.x2,
    maxWidth: size.measure,
    color: colour.inkSoft,
    lineHeight: type.line.body,
    // Prevents a last line with only one word.
    textWrap: 'pretty',
  }),
)
