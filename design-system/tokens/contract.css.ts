import { createGlobalThemeContract } from '@vanilla-extract/css'
import { colourNames } from './palette.ts'
import { scale, shapes } from './scale.ts'

const name = (_value: string | null, path: string[]) => path.join('-')

/** Colours: every theme fills all of them, light and dark. */
export const colour = createGlobalThemeContract(colourNames, (_value, path) => `c-${path.join('-')}`)

/** Corners, shadows and the few measures that give a theme its character. */
export const shape = createGlobalThemeContract(shapes.classic, name)

/** What all themes share: space, size, type, motion. */
export const { space, size, stroke, type, motion, depth } = createGlobalThemeContract(scale, name)
