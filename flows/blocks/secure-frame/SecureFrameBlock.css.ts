import { style } from '@vanilla-extract/css'
import { colour, shape, stroke } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

/** Out of sight until the issuer asks, but with a size: what watches a device measures what it is drawn in. */
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
        // As much of a small screen as the sheet leaves: issuers draw for 400 px.
        height: 'min(400px, 60vh)',
        borderRadius: shape.radius.option,
        border: `${stroke.hair} solid ${colour.line}`,
        opacity: 1,
      },
    },
  }),
)

/** The issuer's page is nobody's to colour: it is drawn on what it says itself. */
export const frame = style(inLayout({ display: 'block', width: '100%', height: '100%', border: 0 }))
