import { keyframes, style } from '@vanilla-extract/css'
import { colour, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

const slide = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0% 0' } })

export const wait = style(inComponents({ display: 'grid', gap: space.x4 }))

export const status = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    fontWeight: type.weight.strong,
    lineHeight: type.line.snug,
  }),
)

export const sign = style(
  inComponents({
    flex: 'none',
    color: colour.brandText,
    selectors: {
      '[data-state="done"] > * > &': { color: colour.good },
      '[data-state="failed"] > * > &': { color: colour.bad },
    },
  }),
)

const filled = { background: colour.brand, borderRadius: shape.radius.round }

/** Each browser needs its own rule, because a browser ignores a whole rule if it does not know one of its selectors. */
export const bar = style(
  inComponents({
    display: 'block',
    width: '100%',
    height: size.progress,
    appearance: 'none',
    background: colour.line,
    border: 'none',
    borderRadius: shape.radius.round,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': { ...filled, transition: `width ${motion.slow} ${motion.ease}` },
      '&::-moz-progress-bar': filled,
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
      '&:indeterminate': {
        backgroundImage: `linear-gradient(90deg, ${colour.line} 44%, ${colour.brand} 44%, ${colour.brand} 56%, ${colour.line} 56%)`,
        // The background is three times as wide as the bar, and a third of it is coloured. If animations are off,
        // the coloured part is in the middle.
        backgroundSize: '300% 100%',
        backgroundPosition: '50% 0',
        animation: `${slide} ${motion.breath} linear infinite`,
      },
      '[data-state="done"] > &::-webkit-progress-value': { background: colour.good },
      '[data-state="done"] > &::-moz-progress-bar': { background: colour.good },
      '[data-state="failed"] > &::-webkit-progress-value': { background: colour.bad },
      '[data-state="failed"] > &::-moz-progress-bar': { background: colour.bad },
    },
    '@media': {
      [media.forced]: {
        height: space.x3,
        border: `${stroke.hair} solid CanvasText`,
        forcedColorAdjust: 'none',
        background: 'Canvas',
        selectors: {
          '&::-webkit-progress-value': { background: 'Highlight' },
          '&::-moz-progress-bar': { background: 'Highlight' },
          '&:indeterminate': { backgroundImage: 'none' },
        },
      },
    },
  }),
)
