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
    const own = variants.filter(({ flow }) => flow === id)
    const names = [...new Set(own.map(({ variant }) => variant))]
    const offered = names.map(name => {
      const patches = own.filter(({ variant }) => variant === name)
      return {
        id: name,
        ...aboutOf(patches),
        patches: patches.flatMap(({ arm, config: varied }) => whole(varied).map(one => ({ arm, ...one }))),
      }
    })
    return whole(config).map(one => ({ ...one, variants: offered }))
  })
  const { $schema: _, ...errors } = JSON.parse(readFileSync(join(root, ERRORS), 'utf8'))
  return makeRelease(released, errors, { hash, channelPaths: CHANNEL_PATHS, first: FIRST_FLOW, shell })
}

/** @param {readonly import('../../runtime/compiler/compile-variants.ts').CompiledVariant[]} patches one variant's */
function aboutOf([first]) {
  const { audience, priority, trial, from, until } = /** @type {NonNullable<typeof first>} */ (first)
  return {
    ...{ audience, priority },
    ...(trial && { trial }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}
