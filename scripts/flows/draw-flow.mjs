import { Complaint } from '../complaint.mjs'
import { flowFiles, readSources } from './flow-files.mjs'
import { loadFlowTools } from './flow-tools.mjs'

/**
 * @param {string} id
 * @returns {Promise<string>} the flow as a Mermaid diagram
 */
export async function drawFlow(id) {
  const { compile, drawGraph, loadCatalogue, lineOf } = await loadFlowTools()
  const catalogue = await loadCatalogue()
  const { flows, variants, problems } = compile(readSources(flowFiles()), catalogue)
  const all = [...flows, ...variants]
  const flow = all.find(other => other.id === id)
  if (flow !== undefined) return drawGraph({ flow: flow.model, catalogue, actions: new Set() })
  const known = all.map(other => other.id).join(', ')
  throw new Complaint([...problems.map(lineOf), `There is no sound flow "${id}". Sound flows: ${known}`].join('\n'))
}
