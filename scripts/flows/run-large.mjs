import { testingToolsUrl } from './flow-tools.mjs'

/**
 * Proves a generated flow of many steps and guards. Prints how long the proof took. If the flow has a problem, it
 * fails.
 *
 * @param {{ steps: number, guards: number }} options
 */
export async function runLarge({ steps, guards }) {
  /** @type {typeof import('../../runtime/compiler/testing/main.ts')} */
  const { compile, errorCodes, fieldRules, largeFlow, loadCatalogue } = await import(await testingToolsUrl())
  const catalogue = { ...(await loadCatalogue()), errorCodes, fieldRules }
  const startedAt = performance.now()
  const { problems, explored } = compile(largeFlow(steps, guards), catalogue, { proves: true })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const { situations, moves } = explored[explored.length - 1] ?? { situations: 0, moves: 0 }
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  return {
    isSound: problems.length === 0 && moves > 0,
    report: [
      ...problems.map(({ message }) => message),
      `${steps} steps and ${guards} guards: ${situations} situations and ${moves} moves proven in ${seconds} s, ${megabytes} MB at most.`,
    ].join('\n'),
  }
}
