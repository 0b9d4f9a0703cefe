import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { flowFiles, readSources } from '../flows/flow-files.mjs'
import { root } from '../run.mjs'
import { readAppFiles, writeFolder } from '../site/app-files.mjs'
import { compileConfigs } from '../site/release.mjs'
import { makeReleaseFiles } from '../site/release-files.mjs'
import { withSiteWords } from '../site/site-words.mjs'

const FLOW = 'web'
/** The sites differ only in the steps and variants of their flow. */
const SIZES = [2, 10, 100, 1000].map(steps => ({ steps, variants: 0 })).concat({ steps: 2, variants: 100 })

/**
 * Builds the app once for each size of its flow, into the folders `<steps>-<variants>`. Its first two steps ask for the
 * phone number, and lead to each other.
 * @param {string} folder the folder of these folders, from the project's folder
 */
export async function makeGrownSites(folder) {
  rmSync(join(root, folder), { recursive: true, force: true })
  const { sources, compiled } = withSiteWords(await compileConfigs(readSources(flowFiles())))
  const around = Object(compiled.flows.find(({ id }) => id === FLOW)?.config)
  const app = readAppFiles(join(root, 'dist'))
  for (const { steps, variants } of SIZES) {
    const flow = (/** @type {string} */ title) => ({ ...around, ...grown(steps, title) })
    const varied = Array.from({ length: variants }, (_, at) => ({
      flow: FLOW,
      variant: `${FLOW}~variant${at}`,
      arm: 'patch',
      title: `Variant ${at}`,
      priority: at,
      audience: { segments: [`segment${at}`] },
      config: flow(`pergunta ${at}`),
    }))
    const configs = { sources, compiled: { flows: [{ id: FLOW, config: flow('pergunta') }], variants: varied } }
    const { files } = await makeReleaseFiles(app, /** @type {any} */ (configs))
    writeFolder(join(root, folder, `${steps}-${variants}`), files)
  }
}

/**
 * Returns the parts of a flow that grow with its steps. As in the flows of large teams, ten steps share a guard.
 * @param {number} steps
 * @param {string} title
 */
function grown(steps, title) {
  const guards = Math.ceil(steps / 10)
  const facts = Array.from({ length: guards }, (_, at) => `own.question${at}`)
  return {
    start: 'step0',
    modals: {},
    always: {},
    facts: Object.fromEntries(facts.map(fact => [fact, { options: ['yes', 'no'] }])),
    guards: Object.fromEntries(facts.map((fact, at) => [`question${at}`, { fact, is: 'yes' }])),
    steps: Object.fromEntries(
      Array.from({ length: steps }, (_, at) => [`step${at}`, stepOf(at, steps, `question${at % guards}`, title)]),
    ),
  }
}

/**
 * @param {number} at
 * @param {number} steps
 * @param {string} guard
 * @param {string} title
 */
function stepOf(at, steps, guard, title) {
  const [next, after] = at < 2 ? [1 - at, 2] : [at + 1, at + 2]
  // All steps but two share one page, because the pages of all would take minutes to build.
  const path = `/{channel}/perguntas/${at < 2 ? at : `{own.answer${at}}`}`
  return {
    path,
    ...(at === 0 && { aliases: ['/'] }),
    access: 'anyone',
    title: `${at}ª ${title}`,
    header: 'title',
    blocks: [
      { id: 'hello', block: 'heading', text: `${at}ª ${title}` },
      { id: 'number', block: 'phone-field', fact: 'login.msisdn', label: 'Número com DDD' },
      { id: 'next', block: 'submit', label: 'Continuar' },
    ],
    on: { submit: [{ when: guard, to: `step:step${after % steps}` }, { to: `step:step${next % steps}` }] },
  }
}
