// Even an old Node must run this file, so it uses no newer syntax.

/**
 * Returns an error message for a Node that is too old, or undefined for a suitable Node. Vite 8 needs Node 20.19 or a
 * later 20.x, or 22.12 or later.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function nodeComplaint(version) {
  const parts = version.split('.').map(Number)
  const major = parts[0] || 0
  const minor = parts[1] || 0
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return undefined
  return (
    'Recarrega needs Node 20.19 or newer (of the 22 line, 22.12 or newer), and this is Node ' +
    version +
    ': install a newer one from https://nodejs.org, then run the same command again.'
  )
}
