import { flowFiles, isFlow, readSources } from './flow-files.mjs'
import { flowToolsUrl, loadFlowCatalogue } from './flow-tools.mjs'
import { editsSinceCommit, undone, withEdits } from './own-edits.mjs'
import { reportLines } from './problem-lines.mjs'
import { soundFlows } from './sound-flows.mjs'

/** @typedef {import('../../runtime/compiler/json-tree.ts').ParsedSource} ParsedSource */
/** @typedef {typeof import('./flow-tools.ts')} Tools */
/**
 * @typedef {object} Checker
 * @property {Tools} tools
 * @property {import('../../runtime/compiler/catalogue.ts').Catalogue} catalogue
 * @property {import('../../runtime/compiler/compile.ts').Memories} memories
 * @property {import('../../runtime/compiler/compile.ts').SoundFlows} sound
 * @property {Map<string, { readonly text: string, readonly tree: ParsedSource }>} parsed by file
 */

/** @type {Checker | undefined} the last checker: a dev server checks again and again, and proves only what changed */
let kept

/** @returns {Promise<Checker>} */
async function loadChecker() {
  const toolsUrl = await flowToolsUrl()
  /** @type {Tools} */
  const tools = await import(toolsUrl)
  if (kept?.tools !== tools)
    kept = {
      tools,
      catalogue: await loadFlowCatalogue(toolsUrl),
      memories: new tools.Memories(),
      sound: soundFlows(toolsUrl),
      parsed: new Map(),
    }
  return kept
}

/**
 * Checks all flow configs together with these files. If files are given, reports only the problems in them.
 *
 * @param {readonly string[]} [files] relative to the project's folder
 */
export async function checkFlows(files = []) {
  const loadedAt = performance.now()
  const { tools, catalogue, memories, sound, parsed } = await loadChecker()
  const { compile, foldProblems, parseSource, waitingLines } = tools
  const startedAt = performance.now()
  const texts = readSources([...new Set([...flowFiles(), ...files])])
  const sources = texts.map(source => {
    const known = parsed.get(source.file)
    if (known?.text === source.text) return known.tree
    const tree = parseSource(source)
    parsed.set(source.file, { text: source.text, tree })
    return tree
  })
  const around = { nowMs: Date.now(), proves: true, isComplete: true, sound, memories }
  const compiled = compile(sources, catalogue, around)
  const { problems: all, variants, explored, waiting } = compiled
  const endedAt = performance.now()
  const problems = files.length === 0 ? all : all.filter(({ file }) => files.includes(file))
  const flows = sources.filter(({ file }) => isFlow(file)).length
  const isSound = flows > 0 && problems.every(({ severity }) => severity !== 'error')
  /** @param {readonly import('./problem-lines.mjs').Told[]} told */
  const summaryOf = told => {
    const count = (/** @type {string} */ severity) => told.filter(({ problem }) => problem.severity === severity).length
    const following = told.reduce((sum, { followUps }) => sum + followUps.length, 0)
    return [
      flows === 0 ? 'No flow config was found.' : `${sources.length} files`,
      counted(count('error'), 'error'),
      counted(count('warning'), 'warning'),
      ...(following === 0 ? [] : [`and ${following} more, probably mended with ${told.length === 1 ? 'it' : 'them'}`]),
      describeProof(explored),
      `checked in ${Math.round(endedAt - startedAt)} ms (${Math.round(startedAt - loadedAt)} ms to load the checker)`,
    ].join(', ')
  }
  /** Finding the edit behind each problem checks the flows again for each edit, so only a report that is shown is made. */
  const report = () => {
    const told = withEdits(foldProblems(problems), problems.length === 0 ? [] : editsSinceCommit(), edit => {
      const without = texts.map((source, index) =>
        source.file === edit.file
          ? parseSource({ ...source, text: undone(source.text, edit) })
          : (sources[index] ?? source),
      )
      return compile(without, catalogue, around).problems
    })
    const read = texts.map((source, index) => ({ ...source, tree: sources[index]?.tree }))
    return [
      ...told.map(one => `${reportLines(one, read).join('\n    ')}\n`),
      ...(isSound ? variants.map(describeVariant) : []),
      ...waitingLines(waiting),
      summaryOf(told),
    ].join('\n')
  }
  return {
    isSound,
    problems,
    configs: { sources: texts, compiled },
    report,
    json: {
      problems,
      variants: variants.map(({ config: _, model: __, ...variant }) => variant),
      files: sources.map(({ file }) => file),
      checkMs: endedAt - startedAt,
    },
  }
}

/**
 * Returns `1 error` or `2 errors`.
 *
 * @param {number} number
 * @param {string} noun
 */
function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** @param {readonly import('../../runtime/compiler/proof/prove.ts').Explored[]} explored */
function describeProof(explored) {
  const sum = (/** @type {'situations' | 'moves'} */ what) => explored.reduce((all, one) => all + one[what], 0)
  return explored.length === 0
    ? 'nothing to prove again'
    : `${explored.length} flows and variants proven by ${sum('situations')} situations and ${sum('moves')} moves`
}

/**
 * Returns one line about a variant: its name, its customers and its times.
 * @param {import('../../runtime/compiler/compile-variants.ts').CompiledVariant} variant
 */
function describeVariant({ id, title, audience: { channels, segments }, trial, from, until, priority }) {
  const whom = [
    ...(channels === undefined ? [] : [`channels ${channels.join(', ')}`]),
    ...(segments === undefined ? [] : [`segments ${segments.join(', ')}`]),
  ]
  const when = [
    ...(from === undefined ? [] : [`from ${momentOf(from)}`]),
    ...(until === undefined ? [] : [`until ${momentOf(until)}`]),
  ]
  const arms = (trial?.arms ?? []).map(({ id: arm, range: [start, end] }) => `${arm} ${(end - start) / 100} %`)
  const about = [
    whom.join(' and ') || 'everybody',
    ...(arms.length === 0 ? [] : [`trial: ${arms.join(', ')} of the devices`]),
    ...[when.join(' ') || 'always', `priority ${priority}`],
  ]
  return `${id} “${title}”: ${about.join('; ')}`
}

/**
 * Returns a time in São Paulo, such as `2026-12-01 00:00`.
 * @param {number} ms Unix time in ms
 */
function momentOf(ms) {
  return new Date(ms).toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' })
}
