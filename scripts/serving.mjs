// `npm run serving`: writes the server configs in docs/serving, and those of the current build in build/serving.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tell } from './complaint.mjs'
import { root } from './run.mjs'
import { builtConfigs, documentedConfigs } from './serving/config-files.mjs'

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} files
 */
function write(folder, files) {
  mkdirSync(join(root, folder), { recursive: true })
  for (const [name, text] of files) writeFileSync(join(root, folder, name), text)
  console.log(`${[...files.keys()].join(', ')} are in ${folder}.`)
}

try {
  write('docs/serving', documentedConfigs())
  if (existsSync(join(root, 'build/sources.sha256'))) write('build/serving', builtConfigs())
  else console.log('There is no build to write configs for: npm start makes one.')
} catch (error) {
  tell(error)
}
