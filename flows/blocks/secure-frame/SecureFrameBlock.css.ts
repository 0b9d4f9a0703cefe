import { style } from '@vanilla-extract/css'
import { colour, shape, stroke } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** Hidden until the issuer asks, but not of size 0, because the issuer's device check measures the frame. */
export const place = style(
  inLayout({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    opacity: 0,
    selectors: {
      '&[data-shown="true"]': {
        position: 'static',
        width: '100%',
        // Issuers' pages are made for 400 px of height; on a small screen the dialog has less.
        height: 'min(400px, 60vh)',
        borderRadius: shape.radius.option,
        border: `${stroke.hair} solid ${colour.line}`,
        opacity: 1,
      },
    },
  }),
)

/** The issuer's page brings its own background colour. */
export const frame = style(inLayout({ display: 'block', width: '100%', height: '100%', border: 0 }))
