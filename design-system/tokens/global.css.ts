import './layers.css.ts'
import './fonts.css.ts'
import './themes.css.ts'
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { colour, shape, size, space, stroke, type } from './contract.css.ts'
import { resetLayer } from './layers.css.ts'
import { media } from './media.ts'
import { titleTimeline } from './title-timeline.ts'

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
  scrollPaddingBottom: space.x6,
  '@media': {
    [media.tall]: { scrollPaddingTop: `calc(${size.bar} + ${space.x2})`, scrollPaddingBottom: size.payBarRoom },
  },
})

// While a modal is open, the page behind it must not scroll.
reset('html[data-scroll]', { overflow: 'hidden' })
reset('html[data-scroll="locked-beside-bar"]', {
  // A dialog cannot cover the room of the scroll bar, so this room has the dialog's dark colour.
  background: colour.scrim,
  scrollbarGutter: 'stable',
})
reset('html[data-scroll="locked-beside-bar"] body', { minHeight: '100vh', background: colour.ground })

reset('body', { margin: space.x0, overflowWrap: 'break-word', timelineScope: titleTimeline })

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

// The focus has an outline besides its shadow, because the forced-colours mode removes shadows.
reset(':focus-visible', {
  outline: `${stroke.focus} solid ${colour.focus}`,
  outlineOffset: stroke.offset,
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
})

// When the step changes, a script moves the focus to the heading. The customer did not move the focus, so the focus
// ring is hidden.
reset('[tabindex="-1"]:focus', { outline: 'none' })

reset('::selection', { background: colour.focusHalo, color: colour.ink })

reset('*, *::before, *::after', {
  '@media': {
    [media.stillness]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // The duration must be exactly zero. Even a short one would add a transition to elements without one, and
      // scripts would measure these elements too early.
      transitionDuration: '0s !important',
    },
  },
})

reset('input:-webkit-autofill', {
  WebkitTextFillColor: colour.ink,
  transition: 'background-color 9999s',
  borderRadius: shape.radius.field,
})
