import type { Palette } from './palette.ts'

export type Pair = readonly [over: keyof Palette, ground: keyof Palette]

interface Pairs {
  readonly text: readonly Pair[]
  readonly edge: readonly Pair[]
}

/** The minimum contrast of a text, and of a border or a symbol (WCAG 2.2, criteria 1.4.3 and 1.4.11). */
export const leastContrast = { text: 4.5, edge: 3 } as const

const on = (grounds: readonly (keyof Palette)[], overs: readonly (keyof Palette)[]): Pair[] =>
  grounds.flatMap(ground => overs.map(over => [over, ground] as const))

/** All pairs of a text colour and its background, in every theme. */
const textPairs: readonly Pair[] = [
  ...on(['ground', 'surface', 'sunk'], ['ink', 'inkSoft', 'inkFaint', 'brandText', 'bad', 'good', 'warning']),
  ...on(['brandWash', 'brandSoft'], ['ink', 'inkSoft', 'brandText']),
  ...on(['bar'], ['ink', 'inkSoft']),
  ...on(['brand', 'brandHover'], ['onBrand']),
  ...on(['accent', 'accentHover'], ['onAccent', 'onAccentSoft']),
  ...on(['goodGround'], ['good', 'ink']),
  ...on(['warningGround'], ['warning', 'ink', 'brandText']),
  ...on(['badGround'], ['bad', 'ink']),
  ...on(['bad', 'badHover'], ['onBad']),
  ...on(['heroChip'], ['onHeroChip']),
  ...on(['panel'], ['onPanel', 'onPanelSoft']),
  ...on(['snack'], ['onSnack', 'snackGood', 'snackBad']),
  ...on(['paper'], ['onPaper']),
]

/** All borders and symbols that show a control or its state, each with its background, in every theme. */
const edgePairs: readonly Pair[] = [
  ...on(['ground', 'surface', 'brandWash'], ['edge', 'brand', 'focus', 'bad']),
  ...on(['bar', 'brandSoft', 'sunk', 'warningGround'], ['focus']),
  ...on(['brandSoft'], ['brand']),
  ...on(['line'], ['brand', 'good', 'bad']),
  ...on(['surface', 'brandWash'], ['pix']),
  ...on(['edge'], ['thumb']),
  ...on(['ground'], ['logo']),
  ...on(['logoTile'], ['logoBar', 'logoBarHigh']),
  ...on(['panel'], ['onPanel']),
]

/**
 * Returns the pairs of colours that the hero shows together. If the theme gives the hero no background, its texts are
 * on the page's background.
 */
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

/** Returns every pair of colours that a screen with this palette shows together. */
export function pairsOf(palette: Palette): Pairs {
  const { text, edge } = heroPairs(palette)
  return { text: [...textPairs, ...text], edge: [...edgePairs, ...edge] }
}
