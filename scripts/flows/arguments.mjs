import { parseArgs } from 'node:util'
import { Complaint } from '../complaint.mjs'
import { nearName } from './near-name.mjs'

export const USAGE = `npm run flows -- <command>

  check [files]    checks all flows and variants, or reports only the problems in these files
                   --json: the problems as JSON, each with its story and its trace
  graph [flow]     prints a flow as a Mermaid diagram: web, or web~december for a variant
  diff [ref]       says in words what changes for customers: the files here against a git ref (HEAD),
                   a release, or a folder with other flow configs
                   --json: each sentence with its kind and weight
  promise          writes into flow-configs/shared/promises.json what customers and partners rely on from now on: the
                   addresses, starts, channels and ways to pay of the flows. Prints what was added and what was ended
  publish          checks and proves all flows, and makes them the current release. The app is not built
                   --message <text>: words for the list; --preview: only to be looked at
  releases         lists the releases: when, who, and what changed for customers
  rollback <id>    makes an earlier release current
  stop <variant>   ends a variant, such as web~december, now and in every later release
                   --strand: rollback and stop go on also if customers lose sight of payments that are under way
  keep <n>         removes all releases but the latest n
  schema           writes the schemas of flows and docs/problems.md anew
                   --check: fails if they are not as they would be written
  results [variant]  compares the arms of a variant, such as web~december, by the events that a running server has
                   --from <address>: the server, else http://localhost:4173; --json
  mutants [flow]   says how many small faults in the flows the check finds
                   --class <name>, --sample <how many of a class>, --seed <number>: which faults
                   --harm: also walks them, and says how many of those that harm a customer are found
                   --json; --write: into docs/mutants.md
  edits            tells small edits of the flows in words, and says which sentences miss what was edited
                   --sample <how many of a class>, --seed <number>: which edits
  fuzz             checks corrupted configs: the check may not throw or hang
                   --runs <number>, --seed <number>
  sessions         publishes random releases, and says how many open sessions and payments go on in them
                   --runs <number>, --seed <number>
  large            proves a generated flow, and says how long that took
                   --steps <number>, --guards <number>

Releases are in the folder published, or in the folder RELEASES_FOLDER or the bucket RELEASES_BUCKET: docs/releases.md.
Without a command it checks. Files are named from the folder in which you are.`

/**
 * The commands. Each entry contains the options, the largest number of names, and the names that are required.
 *
 * @type {Readonly<Record<'check' | 'graph' | 'diff' | 'promise' | 'publish' | 'releases' | 'rollback' | 'stop' | 'keep' | 'schema' | 'results' | 'mutants' | 'edits' | 'fuzz' | 'sessions' | 'large', { most: number, needs?: string, takes: string }>>}
 */
const commands = {
  check: { most: Infinity, takes: 'json' },
  graph: { most: 1, takes: '' },
  diff: { most: 1, takes: 'json' },
  promise: { most: 0, takes: '' },
  publish: { most: 0, takes: 'message preview' },
  releases: { most: 0, takes: '' },
  rollback: { most: 1, needs: 'the id of a release', takes: 'strand' },
  stop: { most: 1, needs: 'the id of a variant', takes: 'strand' },
  keep: { most: 1, needs: 'how many releases to keep', takes: '' },
  schema: { most: 0, takes: 'check' },
  results: { most: 1, takes: 'from json' },
  mutants: { most: 1, takes: 'class sample seed harm json write' },
  edits: { most: 0, takes: 'sample seed' },
  fuzz: { most: 0, takes: 'runs seed' },
  sessions: { most: 0, takes: 'runs seed' },
  large: { most: 0, takes: 'steps guards' },
}

const flag = /** @type {const} */ ({ type: 'boolean', default: false })
/** @param {string} value the default */
const text = value => /** @type {const} */ ({ type: 'string', default: value })

const options = /** @type {const} */ ({
  help: { ...flag, short: 'h' },
  json: flag,
  check: flag,
  write: flag,
  harm: flag,
  from: text('http://localhost:4173'),
  preview: flag,
  strand: flag,
  message: { type: 'string' },
  class: { type: 'string' },
  sample: text('Infinity'),
  seed: text('1'),
  runs: { type: 'string' },
  steps: text('1000'),
  guards: text('100'),
})

/**
 * Returns the command, its names and its options.
 *
 * @param {readonly string[]} args
 * @throws {Complaint} for an argument that the command does not take
 */
export function readArguments(args) {
  const { values, positionals, tokens } = parse(args)
  const [command = 'check', ...names] = positionals
  if (values.help || command === 'help') return { command: 'help', names, options: values }
  if (!isCommand(command)) throw wrong(`There is no command "${command}".`, nearName(command, Object.keys(commands)))
  const { most, needs, takes } = commands[command]
  const [other] = tokens.flatMap(token =>
    token.kind === 'option' && !takes.split(' ').includes(token.name) ? [token.rawName] : [],
  )
  if (other !== undefined)
    throw wrong(`The command ${command} has no option ${other}.`, nearOption(other, takes.split(' ')))
  if (names.length > most)
    throw wrong(`The command ${command} takes ${most === 0 ? 'no name' : 'one name'}, not "${names[most]}".`)
  if (needs !== undefined && names.length === 0) throw wrong(`The command ${command} needs ${needs}.`)
  return { command, names, options: values }
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, tokens: true, options })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const [, unknown] = /^Unknown option '([^']+)'/.exec(error.message) ?? []
    // Only Node's first sentence is printed. The advice after it helps only somebody who calls the script without npm.
    throw wrong(`${error.message.split(/\.(?:\s|$)/)[0]}.`, unknown && nearOption(unknown, Object.keys(options)))
  }
}

/**
 * @param {string} name
 * @returns {name is keyof typeof commands}
 */
function isCommand(name) {
  return Object.hasOwn(commands, name)
}

/**
 * @param {string} name such as `--jsn`
 * @param {readonly string[]} known
 */
function nearOption(name, known) {
  return nearName(
    name,
    known.map(option => `--${option}`),
  )
}

/**
 * @param {string} what
 * @param {string} [near] the name that was likely meant
 */
function wrong(what, near) {
  const guess = near === undefined ? '' : ` Did you mean ${near}?`
  return new Complaint(`${what}${guess} All commands: npm run flows -- help.`)
}
