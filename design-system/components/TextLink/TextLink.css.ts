import { recipe } from '@vanilla-extract/recipes'
import { colour, shape, size, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const textLink = recipe({
  base: inComponents({
    color: colour.brandText,
    fontWeight: type.weight.strong,
    borderRadius: shape.radius.small,
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  }),
  variants: {
    size: {
      inline: inComponents({ textDecoration: 'underline' }),
      target: inComponents({
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: size.target,
        padding: `${space.x0} ${space.x2}`,
        marginLeft: `calc(${space.x2} * -1)`,
        marginRight: `calc(${space.x2} * -1)`,
        textDecoration: 'none',
        selectors: { '&:hover': { textDecoration: 'underline' } },
      }),
    },
  },
})
