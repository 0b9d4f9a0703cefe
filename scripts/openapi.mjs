// `npm run operator:openapi`: writes docs/openapi.json, the operator's contract for other tools.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { tell } from './complaint.mjs'
import { root } from './run.mjs'

try {
  /** @type {{ module: typeof import('./openapi/document.ts') }} */
  const { module } = await runnerImport(join(root, 'scripts/openapi/document.ts'), { root, configFile: false })
  writeFileSync(join(root, 'docs/openapi.json'), module.openApiText())
  console.log('docs/openapi.json is what the contract says now.')
} catch (error) {
  tell(error)
}
