// The commands of `npm run flows`, which `scripts/flows/arguments.mjs` lists.
import { existsSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { Complaint, tell } from './complaint.mjs'
import { readArguments, USAGE } from './flows/arguments.mjs'
import { checkFlows } from './flows/check-flows.mjs'
import { root } from './run.mjs'

try {
  const { command, names, options } = readArguments(process.argv.slice(2))
  if (command === 'help') console.log(USAGE)
  else if (command === 'check') {
    const files = names.map(name => relative(root, resolve(process.env.INIT_CWD ?? '.', name)))
    const missing = files.find(file => !existsSync(join(root, file)) || statSync(join(root, file)).isDirectory())
    if (missing !== undefined) throw new Complaint(`There is no file "${missing}".`)
    const { report, json, isSound } = await checkFlows(files)
    console.log(options.json ? JSON.stringify(json, null, 2) : report())
    if (!isSound) process.exitCode = 1
  } else if (command === 'graph') {
    const { drawFlow } = await import('./flows/draw-flow.mjs')
    process.stdout.write(await drawFlow(names[0] ?? 'web'))
  } else if (command === 'diff') {
    const { diffFlows } = await import('./flows/diff-flows.mjs')
    const { report, json } = await diffFlows(names[0] ?? 'HEAD')
    console.log(options.json ? JSON.stringify(json, null, 2) : report)
  } else if (command === 'promise') {
    const { writePromises } = await import('./flows/write-promises.mjs')
    console.log(await writePromises())
  } else if (command === 'edits') {
    const { runEdits } = await import('./flows/run-edits.mjs')
    const [sample, seed] = [Number(options.sample), Number(options.seed)]
    if (!(sample >= 1) || !Number.isInteger(seed)) throw new Complaint('Say whole numbers, as in --sample 3 --seed 1.')
    const { report, isSound } = await runEdits({ sample, seed })
    console.log(report)
    if (!isSound) process.exitCode = 1
  } else if (['publish', 'releases', 'rollback', 'stop', 'keep'].includes(command)) {
    const { runReleases } = await import('./releases/run-releases.mjs')
    console.log(await runReleases(command, names[0] ?? '', options))
  } else if (command === 'schema') {
    const { writeGenerated } = await import('./flows/generate-flows.mjs')
    await writeGenerated({ onlyCheck: options.check })
  } else if (command === 'results') {
    const { fetchResults } = await import('./flows/fetch-results.mjs')
    console.log(await fetchResults(options.from, names[0], options.json))
  } else if (command === 'mutants') {
    const { runMutants } = await import('./flows/run-mutants.mjs')
    const [sample, seed] = [Number(options.sample), Number(options.seed)]
    if (!(sample >= 1) || !Number.isInteger(seed)) throw new Complaint('Say whole numbers, as in --sample 20 --seed 1.')
    const { json, report } = await runMutants({
      flow: names[0],
      only: options.class,
      sample,
      seed,
      hasWalks: options.harm,
      isWritten: options.write,
    })
    console.log(options.json ? JSON.stringify(json, null, 2) : report)
  } else if (command === 'fuzz') {
    const { runFuzz } = await import('./flows/run-fuzz.mjs')
    const [runs, seed] = [Number(options.runs ?? 100_000), Number(options.seed)]
    if (!(Number.isInteger(runs) && runs >= 1) || !Number.isInteger(seed))
      throw new Complaint('Say whole numbers, as in --runs 1000 --seed 1.')
    const { report, isSound } = await runFuzz({ runs, seed })
    console.log(report)
    if (!isSound) process.exitCode = 1
  } else if (command === 'sessions') {
    const { runSessions } = await import('./flows/run-sessions.mjs')
    const [runs, seed] = [Number(options.runs ?? 1000), Number(options.seed)]
    if (!(Number.isInteger(runs) && runs >= 1) || !Number.isInteger(seed))
      throw new Complaint('Say whole numbers, as in --runs 1000 --seed 1.')
    const { report, isSound } = await runSessions({ runs, seed })
    console.log(report)
    if (!isSound) process.exitCode = 1
  } else {
    const { runLarge } = await import('./flows/run-large.mjs')
    const [steps, guards] = [Number(options.steps), Number(options.guards)]
    if (!(Number.isInteger(steps) && Number.isInteger(guards) && guards >= 1 && steps > guards))
      throw new Complaint('Say whole numbers, more steps than guards, as in --steps 1000 --guards 100.')
    const { report, isSound } = await runLarge({ steps, guards })
    console.log(report)
    if (!isSound) process.exitCode = 1
  }
} catch (error) {
  tell(error)
}
