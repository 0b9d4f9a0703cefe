// `npm run flows -- check [files] [--json]`, `-- graph <flow>`, `-- schema [--check]`
import { relative, resolve } from 'node:path'
import { Complaint, tell } from './complaint.mjs'
import { checkFlows } from './flows/check-flows.mjs'
import { drawFlow } from './flows/draw-flow.mjs'
import { writeGenerated } from './flows/generate-flows.mjs'
import { root } from './run.mjs'

const [command = 'check', ...rest] = process.argv.slice(2)
const options = new Set(rest.filter(word => word.startsWith('--')))
const names = rest.filter(word => !word.startsWith('--'))

try {
  if (command === 'check') {
    const files = names.map(name => relative(root, resolve(process.env.INIT_CWD ?? '.', name)))
    const { report, json, isSound } = await checkFlows(files)
    console.log(options.has('--json') ? JSON.stringify(json, null, 2) : report)
    if (!isSound) process.exitCode = 1
  } else if (command === 'graph') {
    process.stdout.write(await drawFlow(names[0] ?? 'web'))
  } else if (command === 'schema') {
    await writeGenerated({ onlyCheck: options.has('--check') })
  } else {
    throw new Complaint(`There is no command "${command}": say check, graph or schema.`)
  }
} catch (error) {
  tell(error)
}
