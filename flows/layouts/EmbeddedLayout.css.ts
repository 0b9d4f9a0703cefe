import { style } from '@vanilla-extract/css'
import { colour, shape, size, space, stroke } from '../../design-system/tokens/contract.css.ts'
import { inLayout } from '../../design-system/tokens/layered.ts'
import { arriving, clipped } from './arriving.css.ts'

/** The layout is as high as its content, so that the partner's page scrolls instead of the iframe. */
export const frame = style(
  inLayout({
    width: '100%',
    maxWidth: size.flow,
    marginLeft: 'auto',
    marginRight: 'auto',
    // The partner's page already shows the brand, so this layout paints no coloured bar behind the subject and the
    // action.
    vars: {
      [colour.bar]: 'transparent',
      [colour.barLine]: 'transparent',
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
    margin: `${space.x4} ${space.gutter} ${space.x0}`,
    padding: space.x4,
    background: colour.surface,
    border: `${stroke.hair} solid ${colour.line}`,
    borderRadius: shape.radius.card,
  }),
)

export const main = clipped

export const content = style([
  arriving,
  inLayout({
    display: 'flex',
    flexDirection: 'column',
    gap: space.x5,
    padding: `${space.x5} ${space.gutter}`,
    selectors: { '[data-variant="title"] + * > &': { paddingTop: space.x1 } },
  }),
])
