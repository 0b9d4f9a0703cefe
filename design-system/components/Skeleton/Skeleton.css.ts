import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { colour, motion, shape, size, space, stroke } from '../../tokens/contract.css.ts'
import { edgeWhenForced } from '../../tokens/forced.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = recipe({
  base: inComponents({ display: 'block' }),
  variants: {
    shape: {
      line: {},
      title: {},
      card: {},
      content: {},
      grid: inComponents({
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: `${space.x3} ${space.x2}`,
        padding: shape.section.padding,
        background: colour.section,
        borderRadius: shape.radius.card,
        '@media': { [media.roomy]: { columnGap: space.x3 } },
      }),
      list: inComponents({ display: 'grid', gap: stroke.hair }),
      qr: inComponents({ width: '100%', maxWidth: size.qr, margin: '0 auto' }),
    },
  },
})

export const bone = style(
  inComponents({
    display: 'block',
    background: colour.shimmer,
    borderRadius: shape.radius.small,
    animation: `${breathe} ${motion.breath} ease-in-out infinite`,
    selectors: {
      '[data-shape="line"] > &': { height: size.iconSmall, width: '70%' },
      '[data-shape="title"] > &': { height: size.iconHuge, width: '55%' },
      '[data-shape="content"] > &': { borderRadius: shape.radius.card },
      '[data-shape="card"] > &': { height: size.skeletonCard, borderRadius: shape.radius.card },
      '[data-shape="grid"] > &': { height: size.skeletonOption, borderRadius: shape.radius.option },
      // The first placeholder replaces the legend above the options.
      '[data-shape="grid"] > &:first-of-type': {
        gridColumn: '1 / -1',
        height: size.skeletonTitle,
        width: '45%',
        marginBottom: space.x2,
        borderRadius: shape.radius.small,
      },
      '[data-shape="qr"] > &': { aspectRatio: '1', borderRadius: shape.radius.card },
      '[data-shape="list"] > &': { height: size.skeletonRow },
      '[data-shape="list"] > &:first-of-type': {
        borderTopLeftRadius: shape.radius.card,
        borderTopRightRadius: shape.radius.card,
      },
      '[data-shape="list"] > &:last-of-type': {
        borderBottomLeftRadius: shape.radius.card,
        borderBottomRightRadius: shape.radius.card,
      },
    },
    '@media': {
      ...edgeWhenForced,
      [media.card]: {
        selectors: { '[data-shape="grid"] > &:not(:first-of-type)': { height: size.skeletonOptionLow } },
      },
    },
  }),
)

/** Keeps the content's place. It is invisible, and screen readers skip it. */
export const unseen = style(inComponents({ visibility: 'hidden' }))

globalStyle('[data-hides-rest] ~ *', inComponents({ visibility: 'hidden' }))
