import type { Palette } from './palette.ts'

export type Pair = readonly [over: keyof Palette, ground: keyof Palette]

interface Pairs {
  readonly text: readonly Pair[]
  readonly edge: readonly Pair[]
}

/** The least contrast of a text, and of an edge or a mark (WCAG 2.2, 1.4.3 and 1.4.11). */
export const leastContrast = { text: 4.5, edge: 3 } as const

const on = (grounds: readonly (keyof Palette)[], overs: readonly (keyof Palette)[]): Pair[] =>
  grounds.flatMap(ground => overs.map(over => [over, ground] as const))

/** Every text colour and its background in all themes. */
const textPairs: readonly Pair[] = [
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

/** Every edge or mark that shows a control or its state, and its background, in all themes. */
const edgePairs: readonly Pair[] = [
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

/** Returns the pairs of the hero, on its own background or, if the theme has none, on the page's. */
function heroPairs({ hero, heroCard }: Palette): Pairs {
  const row = hero === 'transparent' ? 'ground' : 'hero'
  const card = heroCard === 'transparent' ? row : 'heroCard'
  return {
    text: on([card], ['onHero', 'onHeroSoft']),
    edge: [
      ...on([row], ['heroLogo', 'onHeroIcon', 'heroFocus']),
      ['heroFocus', card],
      ...on(['heroTile'], ['heroBar', 'heroBarHigh']),
    ],
  }
}

/** Returns every pair of colours that a screen of this palette puts together. */
export function pairsOf(palette: Palette): Pairs {
  const { text, edge } = heroPairs(palette)
  return { text: [...textPairs, ...text], edge: [...edgePairs, ...edge] }
}
