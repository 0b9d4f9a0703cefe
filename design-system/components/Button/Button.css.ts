import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { colour, motion, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'
import { turn } from '../Spinner/Spinner.css.ts'

const off = '&:disabled'

const tone = (ground: string, text: string, hover: { ground: string; text: string }) =>
  inComponents({
    background: ground,
    color: text,
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: hover.ground, color: hover.text } } },
    },
  })

export const button = recipe({
  base: inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x2,
    minHeight: size.control,
    padding: space.x3,
    border: `${stroke.hair} solid transparent`,
    borderRadius: shape.radius.control,
    // At this font size, a label of two long words and an icon fit on one line of a narrow screen.
    fontSize: type.size.body,
    fontWeight: type.weight.bold,
    lineHeight: type.line.tight,
    letterSpacing: type.tracking.snug,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}`,
    selectors: {
      [off]: { cursor: 'default' },
      '&[data-busy]': { cursor: 'progress' },
      '&:active:not(:disabled):not([data-busy])': { transform: 'scale(0.985)' },
    },
    '@media': { [media.roomy]: { fontSize: type.size.lead } },
  }),
  variants: {
    tone: {
      primary: [
        tone(colour.brand, colour.onBrand, { ground: colour.brandHover, text: colour.onBrand }),
        inComponents({ selectors: { [off]: { background: colour.brandOff, color: colour.onBrandOff } } }),
      ],
      outline: [
        tone(colour.surface, colour.brandText, { ground: colour.brandWash, text: colour.brandText }),
        inComponents({
          borderColor: colour.brand,
          selectors: { [off]: { borderColor: colour.line, color: colour.inkFaint } },
        }),
      ],
      quiet: [
        tone('transparent', colour.brandText, { ground: colour.brandSoft, text: colour.brandText }),
        inComponents({
          selectors: {
            [off]: { color: colour.inkFaint },
            // A quiet button has no visible edge, so two of them would look further apart than other blocks.
            '& + &': { marginTop: `calc(${space.x3} * -1)` },
          },
        }),
      ],
      danger: [
        tone(colour.bad, colour.onBad, { ground: colour.badHover, text: colour.onBad }),
        inComponents({ selectors: { [off]: { background: colour.line, color: colour.inkFaint } } }),
      ],
    },
    width: {
      full: inComponents({ display: 'flex', width: '100%' }),
      hug: inComponents({
        flex: 'none',
        maxWidth: '100%',
        // On a narrow screen, a phone number fits beside the button of a bar.
        padding: `${space.x3} ${space.x4}`,
        '@media': { [media.roomy]: { padding: `${space.x3} ${space.x7}` } },
      }),
    },
  },
})

/** Both labels are in the same grid cell. So the wider label sets the button's width, and the width never changes. */
export const labels = style(inComponents({ display: 'inline-grid', justifyItems: 'center' }))

export const label = style(
  inComponents({
    gridArea: '1 / 1',
    position: 'relative',
    selectors: {
      '&[data-shown="false"]': { visibility: 'hidden' },
      // A tap that came before the app's script waits for it. The page has no spinner yet, so the style sheet draws one.
      '[aria-busy="true"]:not([data-busy]) &[data-shown="true"]::before': {
        content: '""',
        position: 'absolute',
        right: '100%',
        top: `calc(50% - ${size.iconSmall} / 2)`,
        width: size.iconSmall,
        height: size.iconSmall,
        marginRight: `calc(${space.x1} + ${space.half})`,
        border: `${stroke.thick} solid transparent`,
        borderTopColor: 'currentColor',
        borderRadius: shape.radius.round,
        animation: `${turn} ${motion.turn} linear infinite`,
      },
    },
  }),
)

/** The spinner is in the padding beside the label, so the label does not move. */
export const waiting = style(
  inComponents({
    position: 'absolute',
    right: '100%',
    top: '50%',
    marginRight: `calc(${space.x1} + ${space.half})`,
    transform: 'translateY(-50%)',
  }),
)
