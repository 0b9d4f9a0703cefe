// `npm run bench:operator`: measures how many requests per second the built server answers, and whether its memory
// grows.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildBenchPart } from './bench-build.mjs'
import { build } from './build.mjs'
import { tell } from './complaint.mjs'
import { installDependencies } from './machine/dependencies.mjs'
import { root } from './run.mjs'

try {
  await installDependencies()
  await build()
  await buildBenchPart(['--ssr'])
  const { run } = await import(pathToFileURL(join(root, 'build/bench/node/operator.js')).href)
  console.log(`\n${await run(root)}`)
} catch (error) {
  tell(error)
}
