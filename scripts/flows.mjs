// `npm run flows -- check [files] [--json]`, `-- graph <flow>`, `-- schema [--check]`,
// `-- fuzz [--runs <number>] [--seed <number>]`, `-- large [--steps <number>] [--guards <number>]`,
// `-- mutants [flow] [--class <name>] [--sample <how many of a class>] [--seed <number>] [--walk] [--json] [--write]`
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Complaint, tell } from './complaint.mjs'
import { checkFlows } from './flows/check-flows.mjs'
import { drawFlow } from './flows/draw-flow.mjs'
import { writeGenerated } from './flows/generate-flows.mjs'
import { root } from './run.mjs'

try {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      class: { type: 'string' },
      walk: { type: 'boolean', default: false },
      sample: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: '1' },
      runs: { type: 'string', default: '100000' },
      steps: { type: 'string', default: '1000' },
      guards: { type: 'string', default: '100' },
    },
  })
  const [command = 'check', ...names] = positionals
  if (command === 'check') {
    const files = names.map(name => relative(root, resolve(process.env.INIT_CWD ?? '.', name)))
    const { report, json, isSound } = await checkFlows(files)
    console.log(options.json ? JSON.stringify(json, null, 2) : report)
    if (!isSound) process.exitCode = 1
  } else if (command === 'graph') {
    process.stdout.write(await drawFlow(names[0] ?? 'web'))
  } else if (command === 'schema') {
    await writeGenerated({ onlyCheck: options.check })
  } else if (command === 'mutants') {
    const { runMutants } = await import('./flows/run-mutants.mjs')
    const [sample, seed] = [Number(options.sample), Number(options.seed)]
    if (!(sample >= 1) || !Number.isInteger(seed)) throw new Complaint('Say whole numbers, as in --sample 20 --seed 1.')
    const { json, report } = await runMutants({
      flow: names[0],
      only: options.class,
      sample,
      seed,
      hasWalks: options.walk,
      isWritten: options.write,
    })
    console.log(options.json ? JSON.stringify(json, null, 2) : report)
  } else if (command === 'fuzz') {
    const { runFuzz } = await import('./flows/run-fuzz.mjs')
    const [runs, seed] = [Number(options.runs), Number(options.seed)]
    if (!(Number.isInteger(runs) && runs >= 1) || !Number.isInteger(seed))
      throw new Complaint('Say whole numbers, as in --runs 1000 --seed 1.')
    const { report, isSound } = await runFuzz({ runs, seed })
    console.log(report)
    if (!isSound) process.exitCode = 1
  } else if (command === 'large') {
    const { runLarge } = await import('./flows/run-large.mjs')
    const [steps, guards] = [Number(options.steps), Number(options.guards)]
    if (!(Number.isInteger(steps) && Number.isInteger(guards) && guards >= 1 && steps > guards))
      throw new Complaint('Say whole numbers, more steps than guards, as in --steps 1000 --guards 100.')
    const { report, isSound } = await runLarge({ steps, guards })
    console.log(report)
    if (!isSound) process.exitCode = 1
  } else {
    throw new Complaint(`There is no command "${command}": say check, graph, schema, mutants, fuzz or large.`)
  }
} catch (error) {
  tell(error)
}
