// Runs on any Node that knows modules: no newer syntax here than that.

/**
 * A sentence for a person whose Node is too old, or undefined when it will do.
 * Vite 8 runs on Node 20.19 and later, and on 22.12 and later, and on nothing between.
 *
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
