import { style } from '@vanilla-extract/css'
import { colour, shape, space, stroke, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'

export const said = style(inLayout({ marginTop: space.x3, fontSize: type.size.small, color: colour.inkSoft }))

/** Lets the customer select the whole text with one tap. */
export const offered = style(
  inLayout({
    marginTop: space.x2,
    padding: space.x4,
    border: `${stroke.hair} solid ${colour.line}`,
    borderRadius: shape.radius.option,
    background: colour.surface,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
)
