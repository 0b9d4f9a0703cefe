import { flowFiles, readSources } from '../flow-files.mjs'
import { loadFlowTools } from '../flow-tools.mjs'

/** What `{channel}` of an address stands for here: all channels of a flow have the same pages. */
const CHANNEL = 'web'

/**
 * The page that each flow starts with, and how many kilobytes of scripts its config allows before that can be used.
 *
 * @returns {Promise<{ flow: string, path: string, limitKb: number }[]>}
 */
export async function firstPages() {
  const { compile, loadCatalogue } = await loadFlowTools()
  const { flows } = compile(readSources(flowFiles()), await loadCatalogue())
  return flows.map(({ id, config }) => {
    const { start, steps, budget } = /** @type {any} */ (config)
    return { flow: id, path: steps[start].path.replace('{channel}', CHANNEL), limitKb: budget.firstScreenKb }
  })
}
