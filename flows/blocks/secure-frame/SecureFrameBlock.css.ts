import { style } from '@vanilla-extract/css'
import { colour, shape, stroke } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/**
 * The iframe is invisible until the card issuer asks the customer a question. Its size must not be 0, because the
 * issuer's device check measures it.
 */
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
        // Card issuers design their pages for a height of 400 px. On a small screen the dialog has less space, so the
        // frame is lower.
        height: 'min(400px, 60vh)',
        borderRadius: shape.radius.option,
        border: `${stroke.hair} solid ${colour.line}`,
        opacity: 1,
      },
    },
  }),
)

/** The frame has no border, because the issuer's page paints its own background. */
export const frame = style(inLayout({ display: 'block', width: '100%', height: '100%', border: 0 }))
