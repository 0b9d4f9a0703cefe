import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

// An address in the lockfile would tie everybody to the registry of whoever wrote it.
if (readFileSync(join(root, 'package-lock.json'), 'utf8').includes('"resolved"')) {
  console.log(
    'package-lock.json names a registry ("resolved"): remove those lines, and install with the .npmrc of the project.',
  )
  process.exitCode = 1
}
