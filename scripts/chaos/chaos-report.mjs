import { Complaint } from '../complaint.mjs'

/** @typedef {import('../../tests/chaos/run.ts').Report} Report */
/** @typedef {import('../../tests/chaos/run.ts').Found} Found */

/**
 * @param {Found} found
 * @returns {string}
 */
function write({ text, walk, length }) {
  const { seed, setup, commands } = walk
  const lines = [setup, ...commands].map(line => `    ${JSON.stringify(line)}`)
  const shrunk = commands.length < length ? `, ${length} commands shrunk to ${commands.length}` : ''
  return [
    `✗ ${text}`,
    `  seed ${seed}${shrunk}:`,
    ...lines,
    `  npm run chaos -- --walk '${JSON.stringify(walk)}'`,
  ].join('\n')
}

/**
 * @param {readonly string[]} names
 * @returns {string} each name with its count
 */
function countEach(names) {
  return [...new Set(names)].map(name => `${name} ${names.filter(other => other === name).length}`).join(', ')
}

/**
 * Prints the violations, and then a summary line. A run without walks or without charges counts as failed.
 * @param {readonly Report[]} reports
 * @param {number} startedAt the start, from `performance.now`
 */
export function summarize(reports, startedAt) {
  const sum = (/** @type {'runs' | 'commands' | 'confirmations' | 'charges' | 'screens'} */ name) =>
    reports.reduce((total, { counts }) => total + counts[name], 0)
  const faults = reports.flatMap(({ counts }) =>
    Object.entries(counts.faults).flatMap(([name, count]) => Array.from({ length: count }, () => name)),
  )
  const found = reports.flatMap(report => report.found)
  for (const one of found) console.log(`${write(one)}\n`)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const { user, system } = process.cpuUsage()
  const cpuSeconds = Math.round((user + system) / 1e6)
  console.log(`Faults: ${countEach(faults) || 'none'}.`)
  if (found.length > 0) console.log(`Violations: ${countEach(found.map(({ kind }) => kind))}.`)
  console.log(
    `${sum('runs')} runs, ${sum('commands')} commands, ${sum('confirmations')} taps that pay, ${sum('charges')} charges, ` +
      `${sum('screens')} screens read: ${found.length} violations in ${seconds} s (${cpuSeconds} s of CPU time).`,
  )
  if (found.length > 0) process.exitCode = 1
  if (sum('commands') === 0 || sum('charges') === 0)
    throw new Complaint('Nothing was walked, or nothing was ever charged.')
}
