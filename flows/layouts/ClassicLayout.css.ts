import { globalStyle, style } from '@vanilla-extract/css'
import { logoDisplay } from '../../design-system/components/AppHeader/AppHeader.css.ts'
import { dialogLeft } from '../../design-system/components/Dialog/dialog-left.css.ts'
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
    minWidth: space.x0,
    minHeight: '100vh',
    '@supports': { '(min-height: 100dvh)': { minHeight: '100dvh' } },
    '@media': {
      // The hero and the bar are as wide as the screen, but their content is only as wide as the column.
      [media.card]: { vars: { [space.gutter]: `calc((100% - ${size.column}) / 2 + ${space.x5})` } },
      [media.wide]: {
        gridArea: '1 / 2',
        // On a wide screen, the brand panel is beside the hero, so the hero has plain colours.
        vars: {
          [logoDisplay]: 'none',
          [colour.hero]: 'transparent',
          [colour.heroCard]: 'transparent',
          [colour.onHero]: colour.ink,
          [colour.onHeroSoft]: colour.inkSoft,
          [colour.onHeroIcon]: colour.inkSoft,
          [colour.heroChip]: colour.brandSoft,
          [colour.onHeroChip]: colour.brandText,
          [colour.heroFocus]: colour.focus,
          [shape.hero.padding]: space.x0,
        },
      },
    },
  }),
)

/** Dialogs and the snackbar are outside of the layout's element, so these variables align them with its column. */
globalStyle(`body:has(${flow})`, {
  '@layer': {
    [layoutLayer]: { '@media': { [media.wide]: { vars: { [snackLeft]: size.panel, [dialogLeft]: size.panel } } } },
  },
})

export const main = style([
  clipped,
  inLayout({ flex: '1 0 auto', display: 'flex', flexDirection: 'column', minWidth: space.x0 }),
])

export const content = style([
  arriving,
  inLayout({
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    gap: space.x5,
    padding: `${space.x3} ${space.gutter} max(${space.x8}, env(safe-area-inset-bottom))`,
    selectors: { '[data-variant="title"] + * > &': { paddingTop: space.x1 } },
    '@media': {
      [media.spacious]: {
        selectors: { '[data-variant="brand"] + * > &': { paddingTop: space.x16 } },
      },
    },
  }),
])

export const footer = style(
  inLayout({
    marginTop: 'auto',
    '@media': { [media.tall]: { position: 'sticky', bottom: 0, zIndex: depth.bar } },
  }),
)

export const panel = style(
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
        padding: space.x12,
        overflowY: 'auto',
        background: colour.panel,
        color: colour.onPanel,
        // Components in the panel use its colours.
        vars: {
          [colour.ink]: colour.onPanel,
          [colour.inkSoft]: colour.onPanelSoft,
          [colour.line]: colour.panelTile,
          [colour.brandSoft]: colour.panelTile,
          [colour.brandText]: colour.onPanel,
        },
      },
    },
  }),
)

export const pitch = style(inLayout({ margin: 'auto 0', padding: `${space.x8} ${space.x0}` }))

export const headline = style(
  inLayout({
    fontSize: type.size.headline,
    fontWeight: type.weight.bold,
    lineHeight: type.line.tight,
    letterSpacing: type.tracking.tight,
  }),
)

export const lead = style(
  inLayout({
    marginTop: space.x5,
    fontSize: type.size.lead,
    lineHeight: type.line.body,
    color: colour.onPanelSoft,
  }),
)
