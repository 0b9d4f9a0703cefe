import { stroke } from './contract.css.ts'
import { media } from './media.ts'

/** An edge for what is told from its surroundings by its ground alone: forced colours take the ground away. */
export const edgeWhenForced = { [media.forced]: { border: `${stroke.hair} solid CanvasText` } }
