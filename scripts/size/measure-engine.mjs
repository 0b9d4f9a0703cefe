import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { bytesAsSent } from './bytes-as-sent.mjs'

const ENTRY = 'virtual:engine'
const IMPORT = /import \{([^}]+)\} from '[./]*\/runtime\/engine\/([\w-]+\.ts)'/g

/** What the app imports of the engine, types aside, as a module that exports it. */
function entryModule() {
  const files = readdirSync(join(root, 'flows'), { recursive: true, encoding: 'utf8' })
  const sources = files.filter(file => /(?<!\.(test|stories))\.tsx?$/.test(file))
  /** @type {Map<string, string>} */
  const exported = new Map()
  for (const source of sources)
    for (const [, names = '', file = ''] of readFileSync(join(root, 'flows', source), 'utf8').matchAll(IMPORT))
      for (const name of names.split(',').map(word => word.trim()))
        if (name !== '' && !name.startsWith('type ')) exported.set(name, file)
  return [...exported].map(([name, file]) => `export { ${name} } from '/runtime/engine/${file}'`).join('\n')
}

/**
 * Bundles the engine by itself, for the browsers that the app is built for.
 *
 * @returns {Promise<number>} its bytes as they are sent; 0 when nothing of it was found
 */
export async function measureEngine() {
  const { build, loadConfigFromFile } = await import('vite')
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts', root)
  const target = loaded?.config.build?.target
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'recarrega-engine',
        resolveId: id => (id === ENTRY ? id : undefined),
        load: id => (id === ENTRY ? entryModule() : undefined),
      },
    ],
    build: {
      write: false,
      ...(target !== undefined && { target }),
      modulePreload: false,
      rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in built)) throw new Error('The engine was not bundled once.')
  const chunks = built.output.filter(chunk => chunk.type === 'chunk')
  return chunks.reduce((sum, { code }) => sum + (code.trim() === '' ? 0 : bytesAsSent(code)), 0)
}
