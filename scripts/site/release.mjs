import { createHash } from 'node:crypto'
import { loadFlowCatalogue, loadFlowTools } from '../flows/flow-tools.mjs'

const ERRORS = 'flow-configs/shared/errors.json'

/** @param {string} text */
function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

/**
 * The flow configs of a release, compiled.
 *
 * @typedef {object} Configs
 * @property {readonly { file: string, text: string }[]} sources
 * @property {Pick<import('../../runtime/compiler/compile.ts').Compiled, 'flows' | 'variants'>} compiled
 */

/**
 * Compiles flow configs without the exhaustive check. A flow with an error is left out.
 * @param {readonly { file: string, text: string }[]} sources
 * @returns {Promise<Configs & { compiled: import('../../runtime/compiler/compile.ts').Compiled }>}
 */
export async function compileConfigs(sources) {
  const { compile } = await loadFlowTools()
  return { sources, compiled: compile(sources, await loadFlowCatalogue()) }
}

/**
 * Returns the release that consists of these flow configs and the current app.
 * @param {string} shell the address of the app's script
 * @param {Pick<typeof import('../../flows/app/boot/prerender.tsx'), 'CHANNEL_PATHS' | 'FIRST_FLOW' | 'surroundings'>}
 * app
 * @param {Configs} configs
 */
export async function makeReleaseOf(shell, { CHANNEL_PATHS, FIRST_FLOW, surroundings }, { sources, compiled }) {
  const { makeRelease, prepare } = await loadFlowTools()
  const { flows, variants } = compiled
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
  const { $schema: _, ...errors } = JSON.parse(textOf(sources, ERRORS))
  return makeRelease(released, errors, { hash, channelPaths: CHANNEL_PATHS, first: FIRST_FLOW, shell })
}

/**
 * @param {Configs['sources']} sources
 * @param {string} name of a file among them
 */
export function textOf(sources, name) {
  return sources.find(({ file }) => file === name)?.text ?? '{}'
}

/** @param {readonly import('../../runtime/compiler/compile-variants.ts').CompiledVariant[]} patches one variant's */
function aboutOf([first]) {
  const { title, audience, priority, trial, from, until } = /** @type {NonNullable<typeof first>} */ (first)
  return {
    ...{ title, audience, priority },
    ...(trial && { trial }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}
