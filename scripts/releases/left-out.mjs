import { momentOf } from './words.mjs'

/** @typedef {readonly { file: string, text: string }[]} Sources */

/**
 * If a stopped variant still has a file, the file has no effect. Returns a sentence about each such variant.
 * @param {import('../../releases/pointer.ts').Pointer['stopped']} stopped
 * @param {Sources} sources
 */
export function leftOut(stopped, sources) {
  const ids = sources.map(variantIn)
  return stopped
    .filter(({ variant }) => ids.includes(variant))
    .map(
      ({ variant, at, by }) =>
        `The variant ${variant} was stopped on ${momentOf(at)} by ${by} and is left out: delete its file, or give it a new id to run it again.`,
    )
}

/**
 * Returns the id of a variant file, such as `web~december`, or undefined for other files.
 * @param {Sources[number]} source
 */
function variantIn({ file, text }) {
  if (!file.endsWith('.variant.json')) return undefined
  try {
    const { flow, id } = JSON.parse(text)
    return `${flow}~${id}`
  } catch {
    // The flow check reports files that cannot be read, so this function ignores them.
    return undefined
  }
}
