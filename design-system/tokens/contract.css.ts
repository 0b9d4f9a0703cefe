import { createGlobalThemeContract } from '@vanilla-extract/css'
import { colourNames } from './palette.ts'
import { scale, shapes } from './scale.ts'

const name = (_value: string | null, path: string[]) => path.join('-')

/** The colours, which every theme defines for light and dark. */
export const colour = createGlobalThemeContract(colourNames, (_value, path) => `c-${path.join('-')}`)

/** The corners, shadows and measures that differ between themes. */
export const shape = createGlobalThemeContract(shapes.classic, name)

/** The measures that all themes share: space, size, type, motion. */
export const { space, size, stroke, type, motion, depth } = createGlobalThemeContract(scale, name)
