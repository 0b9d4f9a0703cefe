import { stroke } from './contract.css.ts'
import { media } from './media.ts'

/** A border for parts that only their background separates. The forced-colours mode removes backgrounds. */
export const edgeWhenForced = { [media.forced]: { border: `${stroke.hair} solid CanvasText` } }
