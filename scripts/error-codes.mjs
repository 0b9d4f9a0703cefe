// `npm run operator:errors`: writes docs/error-codes.md, which explains how to cause each error code in the sandbox.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { tell } from './complaint.mjs'
import { root } from './run.mjs'

try {
  /** @type {{ module: typeof import('../workshop/error-recipes/describe.ts') }} */
  const { module } = await runnerImport(join(root, 'workshop/error-recipes/describe.ts'), { root, configFile: false })
  const errors = JSON.parse(readFileSync(join(root, 'flow-configs/shared/errors.json'), 'utf8'))
  writeFileSync(join(root, 'docs/error-codes.md'), module.errorCodesText(errors))
  console.log('docs/error-codes.md says how each code is brought about.')
} catch (error) {
  tell(error)
}
