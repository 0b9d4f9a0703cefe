import './layers.css.ts'
import './fonts.css.ts'
import './themes.css.ts'
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { colour, shape, size, space, stroke, type } from './contract.css.ts'
import { resetLayer } from './layers.css.ts'
import { media } from './media.ts'

type Rule = NonNullable<GlobalStyleRule['@layer']>[string]

const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [resetLayer]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })

reset('html', {
  background: colour.ground,
  color: colour.ink,
  fontFamily: type.family,
  fontSize: '100%',
  lineHeight: type.line.body,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  scrollPaddingTop: space.x6,
  '@media': {
    [media.tall]: { scrollPaddingBottom: size.payBarRoom },
  },
})

// A modal is open: what is behind it stays where it is.
reset('html[data-scroll]', { overflow: 'hidden' })
reset('html[data-scroll="locked-beside-bar"]', { scrollbarGutter: 'stable' })

reset('body', { margin: space.x0, overflowWrap: 'break-word' })

reset('h1, h2, h3, p, dl, dd, ol, ul, fieldset, legend, figure', {
  margin: space.x0,
  padding: space.x0,
  border: 'none',
  minWidth: space.x0,
})

reset('h1, h2, h3', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' })
reset('ol, ul', { listStyle: 'none' })
reset('svg', { display: 'block', flex: 'none' })

reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: space.x0,
})

reset('button', {
  background: 'none',
  border: 'none',
  padding: space.x0,
  textAlign: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
})

reset('a', { color: 'inherit' })
reset('[hidden]', { display: 'none' })

// A real outline, not a shadow: it is also drawn in forced colours.
reset(':focus-visible', {
  outline: `${stroke.focus} solid ${colour.focus}`,
  outlineOffset: stroke.offset,
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
})

// A heading takes focus by script when the step changes: that is no place to draw a ring.
reset('[tabindex="-1"]:focus', { outline: 'none' })

reset('::selection', { background: colour.focusHalo, color: colour.ink })

reset('*, *::before, *::after', {
  '@media': {
    [media.stillness]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // No time at all: with any, what has no transition of its own would have one, and be measured before it moves.
      transitionDuration: '0s !important',
    },
  },
})

reset('input:-webkit-autofill', {
  WebkitTextFillColor: colour.ink,
  transition: 'background-color 9999s',
  borderRadius: shape.radius.field,
})
