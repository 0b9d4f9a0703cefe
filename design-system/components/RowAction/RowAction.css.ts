import { style } from '@vanilla-extract/css'
import { colour, shape, size, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const rowAction = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    width: '100%',
    minHeight: size.control,
    padding: `${space.x3} ${space.x4}`,
    color: colour.brandText,
    fontWeight: type.weight.strong,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(${stroke.focus} * -1)`, borderRadius: shape.radius.small },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: colour.brandWash } } } },
  }),
)

/** The icon is as wide as the logos of the rows above, so that all texts are aligned. */
export const mark = style(
  inComponents({ flex: 'none', display: 'flex', justifyContent: 'center', minWidth: size.cardBrandWidth }),
)

export const words = style(inComponents({ flex: '1 1 0', minWidth: space.x0 }))

export const chevron = style(
  inComponents({ flex: 'none', selectors: { '&[data-down]': { transform: 'rotate(90deg)' } } }),
)
