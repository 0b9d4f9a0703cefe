import { classicDark } from './palette-classic-dark.ts'
import { classicLight } from './palette-classic-light.ts'
import { lightblueDark } from './palette-lightblue-dark.ts'
import { lightblueLight } from './palette-lightblue-light.ts'
import type { themeNames } from './theme-names.mjs'

/** The names of all colours, taken from the first theme: all other themes must have the same names. */
export const colourNames = classicLight

export type Palette = { readonly [Name in keyof typeof classicLight]: string }
export type ThemeName = (typeof themeNames)[number]
export type Mode = 'light' | 'dark'

/** Each theme, light and dark, as plain data for the style sheets and the contrast test. */
export const palettes: Record<ThemeName, Record<Mode, Palette>> = {
  classic: { light: classicLight, dark: classicDark },
  lightblue: { light: lightblueLight, dark: lightblueDark },
}
