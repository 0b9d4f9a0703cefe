import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { logoDisplay } from '../../design-system/components/AppHeader/AppHeader.css.ts'
import { dialogLeft } from '../../design-system/components/Dialog/dialog-left.css.ts'
import { barInset, barPadding, barRadius, barShadow } from '../../design-system/components/PayBar/PayBar.css.ts'
import { receiptEdge, receiptPadding, receiptShadow } from '../../design-system/components/Receipt/receipt-frame.css.ts'
import { snackLeft } from '../../design-system/components/Snackbar/Snackbar.css.ts'
import { colour, depth, shape, size, space, type } from '../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../design-system/tokens/layered.ts'
import { layoutLayer } from '../../design-system/tokens/layers.css.ts'
import { media } from '../../design-system/tokens/media.ts'
import { arriving, clipped } from './arriving.css.ts'

export const page = style(
  inLayout({
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: `${size.panel} minmax(0, 1fr)`,
      },
    },
  }),
)

export const flow = style(
  inLayout({
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: size.flow,
    minWidth: space.x0,
    minHeight: '100vh',
    marginLeft: 'auto',
    marginRight: 'auto',
    '@supports': { '(min-height: 100dvh)': { minHeight: '100dvh' } },
    '@media': {
      // On a narrow screen, the cards are as wide as the rounded action bar, which leaves more room for their text.
      [media.narrow]: { vars: { [space.gutter]: space.x3 } },
      // The header's logo is hidden on a wide screen, because the panel beside the flow shows the brand.
      [media.wide]: { gridArea: '1 / 2', vars: { [logoDisplay]: 'none' } },
    },
  }),
)

/** Dialogs and the snackbar are outside of the layout's element, so these variables align them with its column. */
globalStyle(`body:has(${flow})`, {
  '@layer': {
    [layoutLayer]: {
      '@media': {
        [media.wide]: {
          vars: {
            [snackLeft]: size.panel,
            [dialogLeft]: size.panel,
          },
        },
      },
    },
  },
})

export const main = style([
  clipped,
  inLayout({ flex: '1 0 auto', display: 'flex', flexDirection: 'column', minWidth: space.x0 }),
])

/**
 * A simple step is one card, and a receipt in it is no other card. A page with a title or with an action bar at the bottom
 * has several parts, and each part is a card.
 */
export const content = recipe({
  base: [arriving, inLayout({ display: 'flex', flexDirection: 'column' })],
  variants: {
    made: {
      oneCard: inLayout({
        gap: space.x5,
        flex: '0 0 auto',
        margin: `${space.x2} ${space.gutter} max(${space.x8}, env(safe-area-inset-bottom))`,
        padding: space.x3,
        background: colour.surface,
        borderRadius: shape.radius.card,
        boxShadow: shape.shadow.card,
        vars: { [receiptPadding]: space.x0, [receiptEdge]: 'none', [receiptShadow]: 'none' },
        '@media': {
          [media.roomy]: { padding: space.x5 },
          [media.card]: { padding: space.x8 },
        },
      }),
      cards: inLayout({
        gap: space.x4,
        flex: '1 0 auto',
        padding: `${space.x2} ${space.gutter} ${space.x8}`,
        // Borders have a soft colour, because each part is a white card on a blue page.
        vars: { [colour.line]: colour.brandSoft },
      }),
    },
  },
})

/** The footer of most steps is empty. It is hidden, because its gap would be visible at the end of the card. */
globalStyle(`${content.classNames.variants.made.oneCard} > :empty`, {
  '@layer': { [layoutLayer]: { display: 'none' } },
})

/** The main action floats above the page, in a rounded bar. */
export const footer = style(
  inLayout({
    marginTop: 'auto',
    padding: `${space.x0} ${space.x3} max(${space.x3}, env(safe-area-inset-bottom))`,
    vars: {
      [colour.bar]: colour.surface,
      [barPadding]: space.x2,
      // On a phone, a phone number and the button have to fit side by side.
      [barInset]: space.x2,
      [barRadius]: shape.radius.sheet,
      [barShadow]: shape.shadow.raised,
    },
    '@media': {
      [media.roomy]: {
        padding: `${space.x0} ${space.gutter} max(${space.x4}, env(safe-area-inset-bottom))`,
      },
      [media.card]: { vars: { [barInset]: space.x4 } },
      [media.tall]: { position: 'sticky', bottom: 0, zIndex: depth.bar },
    },
  }),
)

export const pitch = style(
  inLayout({
    display: 'none',
    '@media': {
      [media.wide]: {
        gridArea: '1 / 1',
        position: 'sticky',
        top: 0,
        display: 'flex',
        flexDirection: 'column',
        height: '100vh',
        padding: `${space.x12} ${space.x0} ${space.x12} ${space.x12}`,
        overflowY: 'auto',
      },
    },
  }),
)

export const words = style(inLayout({ margin: 'auto 0', padding: `${space.x8} ${space.x0}` }))

export const headline = style(
  inLayout({
    color: colour.brandText,
    fontSize: type.size.headline,
    fontWeight: type.weight.heavy,
    lineHeight: type.line.tight,
    letterSpacing: type.tracking.tighter,
  }),
)

export const lead = style(
  inLayout({ marginTop: space.x5, color: colour.inkSoft, fontSize: type.size.lead, lineHeight: type.line.body }),
)
