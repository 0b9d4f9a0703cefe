import { classicDark } from './palette-classic-dark.ts'
import { classicLight } from './palette-classic-light.ts'
import { lightblueDark } from './palette-lightblue-dark.ts'
import { lightblueLight } from './palette-lightblue-light.ts'
import type { themeNames } from './theme-names.mjs'

/** The names of all colours, from the first theme. All other themes must define the same names. */
export const colourNames = classicLight

export type Palette = { readonly [Name in keyof typeof classicLight]: string }
export type ThemeName = (typeof themeNames)[number]
export type Mode = 'light' | 'dark'

/** Each theme in light and dark mode, as plain data for the style sheets and the contrast test. */
export const palettes: Record<ThemeName, Record<Mode, Palette>> = {
  classic: { light: classicLight, dark: classicDark },
  lightblue: { light: lightblueLight, dark: lightblueDark },
}
