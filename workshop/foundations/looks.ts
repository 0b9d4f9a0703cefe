import { type Palette, palettes } from '../../design-system/tokens/palette.ts'
import { themeNames } from '../../design-system/tokens/theme-names.mjs'

export interface Look {
  readonly name: string
  readonly palette: Palette
}

/** Every theme in light and in dark. */
export const looks: readonly Look[] = themeNames.flatMap(theme => [
  { name: `${theme} light`, palette: palettes[theme].light },
  { name: `${theme} dark`, palette: palettes[theme].dark },
])
