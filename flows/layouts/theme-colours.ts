import type { ThemeName } from '../../design-system/tokens/palette.ts'

/** What a browser paints around the page, in light and in dark: the colour at the top of it. */
export const themeColours: { readonly [T in ThemeName]: readonly [light: string, dark: string] } = {
  classic: ['#004691', '#0b1622'],
  lightblue: ['#eef8fe', '#07202f'],
}
