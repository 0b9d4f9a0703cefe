import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

// If a lockfile contained an address, every developer would use the registry of the person who wrote the lockfile.
for (const file of [
  'package-lock.json',
  ...['lighthouse', 'next'].map(name => `tests/bench/${name}/package-lock.json`),
]) {
  if (!readFileSync(join(root, file), 'utf8').includes('"resolved"')) continue
  console.log(`${file} names a registry ("resolved"): remove those lines, and install with the .npmrc beside it.`)
  process.exitCode = 1
}
