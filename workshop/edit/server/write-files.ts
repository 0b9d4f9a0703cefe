import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { parseSource } from '../../../runtime/compiler/json-tree.ts'
import type { FileEdit } from '../saving.ts'

/** The reason why edits were not saved, with the HTTP status of the answer. */
export interface Refusal {
  readonly status: number
  readonly why: string
}

/**
 * Each of these files is a flow, a journey, a variant or a shared file. No other file below `flow-configs/` may be
 * written.
 */
const WRITABLE = /^flow-configs\/([\w-]+\.flow|[\w-]+\/[\w-]+|variants\/[\w-]+\.variant)\.json$/
const SCHEMA = /^flow-configs\/schema\//
const NEW_VARIANT = /^flow-configs\/variants\/[a-z][a-z0-9-]*\.variant\.json$/

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Returns the reason why a file must not be written with this text; undefined if it may be written. */
function refusalOf(folder: string, { file, text, hash }: FileEdit): Refusal | undefined {
  const path = pathOf(folder, file)
  if (!WRITABLE.test(file) || SCHEMA.test(file) || path === undefined)
    return { status: 403, why: `“${file}” is no flow config, so the workshop does not write it.` }
  const { fault, tree } = parseSource({ file, text })
  if (fault !== undefined || tree?.kind !== 'object')
    return { status: 422, why: `The new text of “${file}” is not JSON.` }
  if (!existsSync(path)) {
    if (hash !== null) return { status: 409, why: `Somebody deleted “${file}”. Reload the page: your edits are kept.` }
    return NEW_VARIANT.test(file)
      ? undefined
      : { status: 403, why: `“${file}” does not exist. The workshop makes new variants only.` }
  }
  if (lstatSync(path).isSymbolicLink() || !lstatSync(path).isFile())
    return { status: 403, why: `“${file}” is no ordinary file, so the workshop does not write it.` }
  if (hash === null) return { status: 409, why: `“${file}” exists already: choose another name.` }
  return hashOf(readFileSync(path, 'utf8')) === hash
    ? undefined
    : { status: 409, why: `Somebody changed “${file}” meanwhile. Reload the page: your edits are kept.` }
}

/**
 * Returns the path of a file. Returns undefined if a link leads to its folder, or if the folder is outside the configs.
 */
function pathOf(folder: string, file: string): string | undefined {
  const path = resolve(folder, file.replace(/^flow-configs\//, ''))
  const inside = existsSync(dirname(path)) && realpathSync(dirname(path))
  return inside === dirname(path) && path.startsWith(folder + sep) ? path : undefined
}

/**
 * Writes either all files or no file. `folder` is the real path of the flow configs. Returns the reason why nothing was
 * written; undefined if all files were written.
 */
export function writeFiles(folder: string, edits: readonly FileEdit[]): Refusal | undefined {
  for (const edit of edits) {
    const refusal = refusalOf(folder, edit)
    if (refusal !== undefined) return refusal
  }
  const ready: { readonly draft: string; readonly path: string }[] = []
  try {
    for (const { file, text } of edits) {
      const path = join(folder, file.replace(/^flow-configs\//, ''))
      const draft = `${path}.${process.pid}.draft`
      ready.push({ draft, path })
      writeFileSync(draft, text)
    }
    // A rename replaces a file at once. A reader therefore never sees half of the file.
    for (const { draft, path } of ready) renameSync(draft, path)
    return undefined
  } catch (error) {
    for (const { draft } of ready) rmSync(draft, { force: true })
    return { status: 500, why: `The files could not be written: ${String(error)}` }
  }
}
