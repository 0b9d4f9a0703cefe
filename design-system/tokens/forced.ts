import { stroke } from './contract.css.ts'
import { media } from './media.ts'

/** A border for parts that differ only by their background, because forced colours remove backgrounds. */
export const edgeWhenForced = { [media.forced]: { border: `${stroke.hair} solid CanvasText` } }
