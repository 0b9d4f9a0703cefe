import { flowFiles, readSources } from './flow-files.mjs'
import { sessionToolsUrl } from './flow-tools.mjs'

/**
 * The share of the releases that are made of the product's flows. All others are made of a small flow, which is checked
 * faster.
 */
const PRODUCT = 0.1

/**
 * Publishes random releases one after another. For each release, continues every possible session of the release before
 * it.
 *
 * @param {{ runs: number, seed: number }} options
 */
export async function runSessions({ runs, seed }) {
  /** @type {typeof import('../../tests/sessions/main.ts')} */
  const { generatedFlow, productFlows, tryReleases } = await import(await sessionToolsUrl())
  const product = Math.ceil(runs * PRODUCT)
  const grounds = [
    { name: 'the product’s flows', ground: await productFlows(readSources(flowFiles())), pairs: product },
    { name: 'a generated flow', ground: await generatedFlow(), pairs: runs - product },
  ]
  const lines = grounds
    .filter(({ pairs }) => pairs > 0)
    .map(({ name, ground, pairs }) => {
      const tried = tryReleases(ground, { pairs, seed })
      const share = ((100 * tried.kept) / tried.sessions).toFixed(2)
      const about = `${tried.pairs} releases of ${name} (the check refused ${tried.unchecked} more, and ${tried.refused} would have lost a payment)`
      const ends = `${tried.sessions} sessions, ${share} % of them kept their step; ${tried.payments} payments under way, ${tried.stranded.length} lost`
      return {
        isSound: tried.pairs === pairs && tried.stranded.length === 0,
        text: [...tried.stranded, `${about}: ${ends}.`],
      }
    })
  return { isSound: lines.every(({ isSound }) => isSound), report: lines.flatMap(({ text }) => text).join('\n') }
}
