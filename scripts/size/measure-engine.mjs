import { root } from '../run.mjs'
import { bytesAsSent } from './bytes-as-sent.mjs'

const ENTRY = 'runtime/engine/transition.ts'

/**
 * Bundles the flow engine without the rest of the app, for the browsers that the app supports.
 * @returns {Promise<number>} its bytes as they are sent; 0 if no code of it was found
 */
export async function measureEngine() {
  const { build, loadConfigFromFile } = await import('vite')
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts', root)
  const target = loaded?.config.build?.target
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
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
