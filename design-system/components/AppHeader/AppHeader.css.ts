import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { colour, depth, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'
import { titleTimeline } from '../../tokens/title-timeline.ts'

/** If a layout shows the logo in another place, it sets this variable to `none`. */
export const logoDisplay = createVar()

/** Returns the style of an animation that runs while the page's title scrolls out of sight behind the bar. */
const whileTitleLeaves = (animation: string) => ({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [media.tall]: {
          animation: `${animation} linear both`,
          animationTimeline: titleTimeline,
          animationRange: 'exit 50% exit 100%',
        },
      },
    },
  },
})

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const drawEdge = keyframes({
  from: { boxShadow: '0 0 0 transparent' },
  to: { boxShadow: `0 ${stroke.hair} 0 ${colour.barLine}` },
})

export const header = recipe({
  base: inComponents({ paddingTop: `env(safe-area-inset-top)` }),
  variants: {
    variant: {
      brand: {},
      title: inComponents({
        background: colour.ground,
        '@media': { [media.tall]: { position: 'sticky', top: 0, zIndex: depth.menu } },
        ...whileTitleLeaves(drawEdge),
      }),
      hero: inComponents({
        background: colour.hero,
        color: colour.onHero,
        borderRadius: `0 0 ${shape.radius.hero} ${shape.radius.hero}`,
        paddingBottom: shape.hero.bottom,
        marginBottom: space.x2,
      }),
    },
  },
})

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    minHeight: size.bar,
    padding: `${space.x3} ${space.gutter}`,
  }),
)

export const logo = style(inComponents({ display: fallbackVar(logoDisplay, 'flex'), minWidth: space.x0 }))

export const back = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: size.target,
    height: size.target,
    // The arrow is aligned with the text below it. The area that reacts to a tap is wider than the arrow.
    marginLeft: `calc(${space.x3} * -1)`,
    borderRadius: shape.radius.small,
    color: colour.inkSoft,
    selectors: { [`${header.classNames.variants.variant.hero} &`]: { color: colour.onHeroIcon } },
  }),
)

/** Takes the place of the back button, so that the title does not move when the button appears later. */
export const noBack = style(inComponents({ flex: 'none', width: size.target, marginLeft: `calc(${space.x3} * -1)` }))

/** The title is invisible until the page's own title has scrolled away. Browsers without view timelines never show it. */
export const title = style(
  inComponents({
    opacity: 0,
    minWidth: space.x0,
    fontSize: type.size.body,
    fontWeight: type.weight.strong,
    lineHeight: type.line.snug,
    letterSpacing: type.tracking.snug,
    ...whileTitleLeaves(appear),
  }),
)

export const menu = style(
  inComponents({
    marginLeft: 'auto',
    color: colour.inkSoft,
    selectors: {
      [`${header.classNames.variants.variant.hero} &`]: { color: colour.onHeroIcon },
    },
  }),
)

export const block = style(
  inComponents({
    marginLeft: space.gutter,
    marginRight: space.gutter,
    padding: shape.hero.padding,
    // Reserves the height of the content while the content loads.
    minHeight: `calc(${size.heroSubject} + 2 * ${shape.hero.padding})`,
    background: colour.heroCard,
    borderRadius: shape.radius.card,
  }),
)
