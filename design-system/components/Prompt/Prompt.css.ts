import { style } from '@vanilla-extract/css'
import { colour, shape, size, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

/** Only the button reacts to taps. Taps beside it reach the page below. */
export const act = style(
  inComponents({
    minHeight: size.target,
    padding: `${space.x0} ${space.x2}`,
    margin: `calc(${space.x2} * -1) ${space.x0}`,
    border: 'none',
    borderRadius: shape.radius.small,
    background: 'transparent',
    color: colour.snackGood,
    font: 'inherit',
    fontWeight: type.weight.strong,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    pointerEvents: 'auto',
    selectors: { '&:focus-visible': { outlineColor: 'currentcolor' } },
  }),
)
