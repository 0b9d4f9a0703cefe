import type { ThemeName } from '../../design-system/tokens/palette.ts'

/** The browser's own colour around the page, light and dark: the colour at the top of the page. */
export const themeColours: { readonly [T in ThemeName]: readonly [light: string, dark: string] } = {
  classic: ['#004691', '#0b1622'],
  lightblue: ['#eef8fe', '#07202f'],
}
