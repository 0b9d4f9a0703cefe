import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FlowFile } from '../flows/read-flows.ts'
import type { FlowMap } from './flow-map.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const KEPT = join(ROOT, 'node_modules/.cache/recarrega-maps')
/** All code that draws a map. */
const CODE = [
  ...['runtime', 'flows', 'sandbox', 'design-system/icons'],
  ...['map', 'flows', 'names', 'paying', 'replay'].map(name => `workshop/${name}`),
]

let code: string | undefined

/**
 * Returns the map of a flow. The map is drawn once for each state of the code and the configs, because drawing takes a
 * second of CPU. If `mapOf` fails, this function fails in the same way.
 */
export async function keptMap(file: FlowFile): Promise<FlowMap> {
  // The digest is computed once, because a running server draws maps with the code that it has loaded, even if the
  // files have changed since then.
  code ??= digest(CODE, /(?<!\.test|\.css)\.ts$/)
  const key = createHash('sha256')
    .update(code)
    .update(digest(['flow-configs'], /\.json$/))
    .digest('hex')
    .slice(0, 16)
  const kept = join(KEPT, key, `${file.name}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  // This module is imported only when a map has to be drawn, because the layout, the compiler and the catalogue take
  // seconds to load.
  const { mapOf } = await import('./map-of.ts')
  const map = await mapOf(file)
  mkdirSync(join(KEPT, key), { recursive: true })
  const mine = `${kept}.${process.pid}`
  writeFileSync(mine, JSON.stringify(map))
  renameSync(mine, kept)
  for (const old of readdirSync(KEPT)) if (old !== key) rmSync(join(KEPT, old), { recursive: true, force: true })
  return map
}

function digest(folders: readonly string[], names: RegExp): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const folder of folders) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(name =>
      names.test(name),
    )
    for (const name of files.sort()) hash.update(`${folder}/${name}\0`).update(readFileSync(join(ROOT, folder, name)))
  }
  return hash.digest('hex')
}
