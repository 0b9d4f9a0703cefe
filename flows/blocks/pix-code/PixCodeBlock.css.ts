import { style } from '@vanilla-extract/css'
import { amountOf } from '../../../design-system/tokens/amount.ts'
import { colour, shape, size, space, type } from '../../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../../design-system/tokens/layered.ts'
import { media } from '../../../design-system/tokens/media.ts'

export const body = style(inLayout({ display: 'grid', gap: space.x4 }))

export const head = style(
  inLayout({
    '@media': { [media.tablet]: { order: -2 } },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space.x2,
  }),
)

export const caption = style(inLayout({ display: 'block', fontSize: type.size.small, color: colour.inkSoft }))

export const amount = style(inLayout({ ...amountOf(type.size.huge), display: 'block' }))

/**
 * On a phone this row shows or hides the QR code, because a customer copies the code there. A wider screen always shows
 * the QR code, so it has no such row.
 */
export const qrRow = style(inLayout({ '@media': { [media.tablet]: { display: 'none' } } }))

/** From 768 px the QR code is the first thing below the amount. It has nothing to focus, so the order of keys stays. */
export const qr = style(
  inLayout({
    selectors: { '&[data-shown="false"]': { display: 'none' } },
    '@media': {
      [media.tablet]: { order: -1, selectors: { '&, &[data-shown="false"]': { display: 'block' } } },
    },
  }),
)

/** On a wide screen, the panel beside the flow shows the steps instead. */
export const steps = style(
  inLayout({ '@media': { [media.wide]: { selectors: { 'body:has(aside ol) &': { display: 'none' } } } } }),
)

export const code = style(
  inLayout({
    padding: space.x4,
    borderRadius: shape.radius.option,
    background: colour.sunk,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
)

/** Keeps its height while it is empty, so that nothing below it moves. */
export const wait = style(inLayout({ display: 'flex', justifyContent: 'center', minHeight: size.target }))

/** An empty message takes no space. It exists all the time, because screen readers announce only its changes. */
export const said = style(inLayout({ selectors: { '&:empty': { marginTop: `calc(${space.x4} * -1)` } } }))
