import { createHash } from 'node:crypto'

/**
 * Returns the hash by which a content security policy allows an inline script or style.
 * @param {string} text
 */
export function policyHash(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
