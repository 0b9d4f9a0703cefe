import type { Palette } from './palette.ts'

type Pair = readonly [over: keyof Palette, ground: keyof Palette]

const on = (grounds: readonly (keyof Palette)[], overs: readonly (keyof Palette)[]): Pair[] =>
  grounds.flatMap(ground => overs.map(over => [over, ground] as const))

/** Every text colour and its background: their contrast is at least 4.5 to 1. */
export const textPairs: readonly Pair[] = [
  ...on(['ground', 'surface', 'sunk'], ['ink', 'inkSoft', 'inkFaint', 'brandText', 'bad', 'good', 'warning']),
  ...on(['brandWash', 'brandSoft'], ['ink', 'inkSoft', 'brandText']),
  ...on(['bar'], ['ink', 'inkSoft']),
  ...on(['brand', 'brandHover'], ['onBrand']),
  ...on(['accent', 'accentHover'], ['onAccent', 'onAccentSoft']),
  ...on(['goodGround'], ['good', 'ink']),
  ...on(['warningGround'], ['warning', 'ink']),
  ...on(['badGround'], ['bad', 'ink']),
  ...on(['bad', 'badHover'], ['onBad']),
  ...on(['heroChip'], ['onHeroChip']),
  ...on(['panel'], ['onPanel', 'onPanelSoft']),
  ...on(['snack'], ['onSnack', 'snackGood', 'snackBad']),
  ...on(['paper'], ['onPaper', 'visa']),
]

/** Every edge or mark that shows a control or its state, and its background: at least 3 to 1. */
export const edgePairs: readonly Pair[] = [
  ...on(['ground', 'surface', 'brandWash'], ['edge', 'brand', 'focus', 'bad']),
  ...on(['bar', 'brandSoft', 'sunk'], ['focus']),
  ...on(['brandSoft'], ['brand']),
  ...on(['line'], ['brand', 'good', 'bad']),
  ...on(['surface', 'brandWash'], ['pix']),
  ...on(['edge'], ['thumb']),
  ...on(['ground'], ['logo']),
  ...on(['logoTile'], ['logoBar', 'logoBarHigh']),
  ...on(['panel'], ['onPanel']),
]

/** Returns the colour pairs of the hero, on its own background or, if the theme has none, on the page's. */
export const heroPairs = (palette: Palette): { text: string[][]; edge: string[][] } => {
  const row = palette.hero === 'transparent' ? palette.ground : palette.hero
  const card = palette.heroCard === 'transparent' ? row : palette.heroCard
  return {
    text: [
      [palette.onHero, card],
      [palette.onHeroSoft, card],
    ],
    edge: [
      [palette.heroLogo, row],
      [palette.onHeroIcon, row],
      [palette.heroFocus, row],
      [palette.heroFocus, card],
      [palette.heroBar, palette.heroTile],
      [palette.heroBarHigh, palette.heroTile],
    ],
  }
}
