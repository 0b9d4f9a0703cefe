import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flowFiles, readSources } from '../flows/flow-files.mjs'
import { loadFlowTools } from '../flows/flow-tools.mjs'
import { root } from '../run.mjs'

const ERRORS = 'flow-configs/shared/errors.json'

/** @param {string} text */
function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

/**
 * Returns the release that the flow configs make with the current app. A flow with an error is left out.
 *
 * @param {string} shell the address of the app's script
 * @param {Pick<typeof import('../../flows/app/boot/prerender.tsx'), 'CHANNEL_PATHS' | 'FIRST_FLOW' | 'surroundings'>}
 * app
 * @param {readonly string[]} configs relative to the project's folder
 */
export async function makeReleaseOf(shell, { CHANNEL_PATHS, FIRST_FLOW, surroundings }, configs = flowFiles()) {
  const { compile, loadCatalogue, makeRelease, prepare } = await loadFlowTools()
  const { flows, variants } = compile(readSources(configs), await loadCatalogue())
  const whole = (/** @type {unknown} */ config) => {
    const flow = prepare(config)
    return flow === undefined ? [] : [{ flow, surroundings: surroundings.parse(config) }]
  }
  const released = flows.flatMap(({ id, config }) => {
    const own = variants
      .filter(({ flow }) => flow === id)
      .flatMap(({ config: varied, audience, from, until, priority }) => {
        const dates = { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
        return whole(varied).map(one => ({ ...one, audience, priority, ...dates }))
      })
    return whole(config).map(one => ({ ...one, variants: own }))
  })
  const { $schema: _, ...errors } = JSON.parse(readFileSync(join(root, ERRORS), 'utf8'))
  return makeRelease(released, errors, { hash, channelPaths: CHANNEL_PATHS, first: FIRST_FLOW, shell })
}
