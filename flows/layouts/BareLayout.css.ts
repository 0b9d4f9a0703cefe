import { style } from '@vanilla-extract/css'
import { colour, depth, shape, size, space, stroke } from '../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../design-system/tokens/layered.ts'
import { media } from '../../design-system/tokens/media.ts'
import { arriving, clipped } from './arriving.css.ts'

export const page = style(
  inLayout({
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    minHeight: '100vh',
    '@supports': { '(min-height: 100dvh)': { minHeight: '100dvh' } },
    // The bar is as wide as the screen, but its content is only as wide as the column.
    '@media': { [media.card]: { vars: { [space.gutter]: `calc((100% - ${size.column}) / 2 + ${space.x5})` } } },
  }),
)

/** The header with the logo and the step's title. The logo shows the customer which company sent the link. */
export const header = style(
  inLayout({
    display: 'flex',
    flexDirection: 'column',
    gap: space.x5,
    padding: `max(${space.x5}, env(safe-area-inset-top)) ${space.gutter} ${space.x0}`,
    // This layout has no coloured band at the top, so the step's subject is on a plain card.
    vars: {
      [colour.onHero]: colour.ink,
      [colour.onHeroSoft]: colour.inkSoft,
      [colour.heroChip]: colour.brandSoft,
      [colour.onHeroChip]: colour.brandText,
      [colour.heroFocus]: colour.focus,
    },
  }),
)

export const subject = style(
  inLayout({
    padding: space.x4,
    background: colour.surface,
    border: `${stroke.hair} solid ${colour.line}`,
    borderRadius: shape.radius.card,
  }),
)

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
    padding: `${space.x5} ${space.gutter} max(${space.x8}, env(safe-area-inset-bottom))`,
  }),
])

export const footer = style(
  inLayout({
    marginTop: 'auto',
    '@media': { [media.tall]: { position: 'sticky', bottom: 0, zIndex: depth.bar } },
  }),
)
