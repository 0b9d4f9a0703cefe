import type { ThemeName } from '../../design-system/tokens/palette.ts'

/** The colours that the browser uses around the page, for light and dark mode. They match the top of the page. */
export const themeColours: { readonly [T in ThemeName]: readonly [light: string, dark: string] } = {
  classic: ['#004691', '#0b1622'],
  lightblue: ['#eef8fe', '#07202f'],
}
