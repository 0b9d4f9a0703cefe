import type { Palette } from '../../design-system/tokens/palette.ts'

type Name = keyof Palette

/** A sentence for each colour about its use. If a colour is added, the type requires a sentence for it. */
const uses: Readonly<Record<Name, string>> = {
  ground: 'The page behind everything.',
  surface: 'Cards, fields and sheets that lie on the page.',
  sunk: 'Parts that recede: a quiet notice, a disabled field.',
  section: 'The ground of a group of blocks. Classic has none: its groups lie on the page.',
  ink: 'Text that must be read.',
  inkSoft: 'Text that explains.',
  inkFaint: 'Hints and small print. The faintest text that may still be read.',
  line: 'Lines that only divide. Never the only sign of a control.',
  edge: 'The edge of a field or an unchecked control.',
  brand: 'The main action, and whatever is chosen.',
  brandHover: 'The main action under a pointer.',
  brandOff: 'The main action while it is disabled.',
  onBrand: 'Text on the main action.',
  onBrandOff: 'Text on a disabled main action, which needs no contrast by WCAG 1.4.3.',
  brandText: 'Links, and the labels of actions without a ground.',
  brandSoft: 'The ground of what informs, and of quiet actions under a pointer.',
  brandWash: 'The ground of an option that is chosen, and of an outlined action under a pointer.',
  accent: 'What is best for the customer. At most one on a screen.',
  accentHover: 'The accent under a pointer.',
  onAccent: 'Text on the accent.',
  onAccentSoft: 'A second line on the accent.',
  good: 'It worked: text and icons.',
  goodGround: 'The ground of what worked.',
  warning: 'Read this first: text and icons.',
  warningGround: 'The ground of a warning.',
  bad: 'It failed, or it deletes: text, icons and the ground of a danger button.',
  badHover: 'A danger button under a pointer.',
  badGround: 'The ground of what failed.',
  onBad: 'Text on a danger button.',
  focus: 'The ring around what has the keyboard.',
  focusHalo: 'Selected text, and the glow around a field with the keyboard.',
  hero: 'The band at the top of a step with a hero. Light-blue has none.',
  heroCard: 'The card of the hero in light-blue. Classic has none.',
  onHero: 'Text on the hero.',
  onHeroSoft: 'A second line on the hero.',
  heroChip: 'A small action on the hero.',
  onHeroChip: 'The label of a small action on the hero.',
  heroFocus: 'The focus ring on the hero.',
  heroLogo: 'The name beside the mark, on the hero.',
  heroTile: 'The tile of the mark, on the hero.',
  heroBar: 'The two low bars of the mark, on the hero.',
  heroBarHigh: 'The high bar of the mark, on the hero.',
  onHeroIcon: 'Icons on the hero, such as the menu.',
  logo: 'The name beside the mark, on a page.',
  logoTile: 'The tile of the mark, on a page.',
  logoBar: 'The two low bars of the mark.',
  logoBarHigh: 'The high bar of the mark.',
  panel: 'The brand panel beside the column on a wide screen.',
  onPanel: 'Text on the brand panel.',
  onPanelSoft: 'A second line on the brand panel.',
  panelTile: 'The tile of the mark on the brand panel.',
  bar: 'The pay bar at the bottom.',
  barLine: 'The line over the pay bar. Light-blue has none.',
  scrim: 'Dims the step behind a dialog.',
  shimmer: 'Placeholders while content loads.',
  thumb: 'The thumb of a switch.',
  snack: 'The snackbar.',
  onSnack: 'Text on the snackbar.',
  snackGood: 'The icon of a snackbar that says it worked.',
  snackBad: 'The icon of a snackbar that says it failed.',
  pix: 'The mark of Pix.',
  paper: 'The white of a QR code and of a card brand, in every mode.',
  onPaper: 'Ink on paper.',
  paperLine: 'The edge of paper.',
}

const groups: readonly { readonly title: string; readonly first: Name }[] = [
  { title: 'Page and text', first: 'ground' },
  { title: 'Brand and accent', first: 'brand' },
  { title: 'How it ended', first: 'good' },
  { title: 'Keyboard', first: 'focus' },
  { title: 'Hero', first: 'hero' },
  { title: 'Mark', first: 'logo' },
  { title: 'Panel, bar and what lies over a step', first: 'panel' },
  { title: 'Marks of others', first: 'pix' },
]

/**
 * The colours in groups, each colour with its use. A group ends where the next group begins, so no colour is left out.
 */
export const colourGroups = groups.map(({ title, first }, at) => {
  const names = Object.keys(uses)
  const next = groups[at + 1]
  const end = next === undefined ? names.length : names.indexOf(next.first)
  return { title, colours: Object.entries(uses).slice(names.indexOf(first), end) }
})
