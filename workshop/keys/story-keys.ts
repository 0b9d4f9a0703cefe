import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { StoryParts } from './story-parts.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The file of a built workshop that contains the keys. */
const FILE = 'story-keys.json'
const STORIES = /\.stories\.tsx$/
const BLOCK = /\/flows\/blocks\/([\w-]+)\/\w+Block\.tsx$/
const LAYOUT = /\/flows\/layouts\/(\w+)Layout\.tsx$/
/**
 * Matches modules of flow configs. A generated story does not depend on the whole config, so `StoryParts` lists its
 * parts instead.
 */
const FLOW = /\/flow-configs\/(?!shared\/)[^?]+\.json(\?|$)|^\0virtual:flow-stories\/[^/]+\/config$/

/**
 * Matches modules that Storybook's preview loads later, for pages and for the panel that edits. They load much of the
 * repository, and no story shows them.
 */
const BESIDE_STORIES = /\/workshop\/(pages\/PageFrame|guides\/GuidePage|edit\/preview\/editor)\.tsx?$/

interface Node {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

type Graph = (id: string) => Node | null

/**
 * Writes a key for each story into the built workshop. The key is a digest of everything that the story depends on: its
 * code, its styles, its plan, and its parts of the flow config. If a story has the same key in two builds, both builds
 * show the same.
 *
 * @param partsOf returns the parts of the stories of a generated module, by export name
 */
export function storyKeys(partsOf: (module: string) => ReadonlyMap<string, StoryParts> | undefined): Plugin {
  const digests = new Map<string, string>()
  return {
    name: 'recarrega-story-keys',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      digests.set(id, digest([code.replaceAll(ROOT, '/')]))
    },
    generateBundle() {
      const graph: Graph = id => this.getModuleInfo(id)
      const ids = [...digests.keys()]
      const previews = ids.filter(id => /\/\.storybook\/preview\.tsx$/.test(id))
      const files = served()
      const keyOf = (id: string, parts?: StoryParts) => {
        const modules = reachable(graph, [id, ...previews], parts)
        return digest([
          ...modules.map(one => digests.get(one) ?? one.replaceAll(ROOT, '/')).sort(),
          files,
          parts?.text ?? '',
        ])
      }
      const keys: Record<string, string> = {}
      for (const id of ids) {
        const module = id.replace(/^\0/, '')
        const parts = partsOf(module)
        if (parts !== undefined) for (const [name, one] of parts) keys[`${module}#${name}`] = keyOf(id, one)
        else if (STORIES.test(id)) keys[`./${relative(ROOT, id).replaceAll('\\', '/')}`] = keyOf(id)
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(keys, undefined, 1) })
    },
  }
}

function digest(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 32)
}

/**
 * Returns these modules and all modules that they load, except those that no story shows. If `parts` are given, flow
 * configs are left out, and so are blocks that the story cannot show and the layouts of other flows.
 */
export function reachable(graph: Graph, from: readonly string[], parts: StoryParts | undefined): readonly string[] {
  const isLeftOut = (id: string): boolean => {
    const block = BLOCK.exec(id)?.[1]
    const layout = LAYOUT.exec(id)?.[1]?.toLowerCase()
    if (BESIDE_STORIES.test(id)) return true
    if (parts !== undefined && layout !== undefined && layout !== parts.layout) return true
    return parts !== undefined && (FLOW.test(id) || (block !== undefined && !parts.blocks.has(block)))
  }
  const seen = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || isLeftOut(id)) continue
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph(id) ?? {}
    waiting.push(...importedIds, ...dynamicallyImportedIds)
  }
  // A generated module contains the plans of all its stories, so it is left out. The plan of this story is in `parts`.
  return [...seen].filter(id => parts === undefined || id !== from[0])
}

/** Returns a digest of the files that are sent to the browser unchanged, such as fonts. */
function served(): string {
  const folder = join(ROOT, 'public')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  return digest(files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).sort())
}
