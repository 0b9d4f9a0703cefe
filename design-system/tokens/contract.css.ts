import { createGlobalThemeContract } from '@vanilla-extract/css'
import { colourNames } from './palette.ts'
import { scale, shapes } from './scale.ts'

const name = (_value: string | null, path: string[]) => path.join('-')

/** The names of all colours. Every theme defines them for light and dark mode. */
export const colour = createGlobalThemeContract(colourNames, (_value, path) => `c-${path.join('-')}`)

/** The corners, shadows and sizes that differ between themes. */
export const shape = createGlobalThemeContract(shapes.classic, name)

/** The sizes and durations that all themes share. */
export const { space, size, stroke, type, motion, depth } = createGlobalThemeContract(scale, name)
