import { flowFiles, readSources } from '../flows/flow-files.mjs'
import { loadFlowTools } from '../flows/flow-tools.mjs'

/**
 * The value for `{channel}` in an address. Any channel would do, because a flow has the same pages in every channel.
 */
const CHANNEL = 'web'

/**
 * Returns each flow's first page and its limit in kilobytes. The flow's config allows this many kilobytes of scripts
 * before the page is usable.
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
