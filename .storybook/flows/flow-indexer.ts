import type { Indexer } from 'storybook/internal/types'
import { graphFile } from './flow-graph.ts'
import { isSeenElsewhere } from './plan.ts'
import { FLOW_FILE, readFlow, storyFiles } from './read-flows.ts'
import { storyEntries } from './story-entries.ts'

/** Lists the stories of a flow config: one a state of each step, one a modal, and the graph. */
export const flowIndexer: Indexer = {
  test: FLOW_FILE,
  async createIndex(path) {
    const file = readFlow(path)
    const graph = graphFile(file)
    return [
      ...storyEntries(storyFiles(file), 'flow', isSeenElsewhere),
      {
        type: 'story',
        importPath: graph.module,
        exportName: 'graph',
        name: 'graph',
        title: graph.title,
        tags: ['graph'],
      },
    ]
  },
}
