import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

const FOLDER = join(root, 'runtime/operator/contract')
/** Matches a docstring directly before a call. */
const CALL = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = defineCall\(/g

/**
 * @returns {Readonly<Record<string, string>>} the docstring of each call in the contract's files, by the call's name
 */
export function readCallDocs() {
  const files = readdirSync(FOLDER).map(file => readFileSync(join(FOLDER, file), 'utf8'))
  const docs = files.flatMap(text => [...text.matchAll(CALL)].map(([, doc = '', name = '']) => [name, plain(doc)]))
  return Object.fromEntries(docs)
}

/** @param {string} doc */
function plain(doc) {
  return doc
    .split('\n')
    .map(line => line.replace(/^\s*\*/, '').trim())
    .join(' ')
    .trim()
}
