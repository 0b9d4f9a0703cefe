import { expect, test } from 'vitest'
import { loadCatalogue } from '../../../flows/flow-catalogue.ts'
import { flowFiles, readSources } from '../../../scripts/flows/flow-files.mjs'
import { prepare } from '../../engine/prepare.ts'
import { replay } from '../../engine/replay.ts'
import { compile } from '../compile.ts'
import { exploreWorlds } from './explore-worlds.ts'
import { isLeaving, keyOf, normal } from './situation.ts'
import { storyOf } from './story.ts'

const catalogue = await loadCatalogue()
const { flows, actions } = compile(readSources(flowFiles()), catalogue)

test('for each situation that the check finds in a flow, the engine can replay its trace and reaches the same situation', () => {
  let count = 0
  for (const { id, config, model } of flows) {
    const flow = prepare(config)
    if (flow === undefined) throw new Error('There is no flow.')
    const exploration = exploreWorlds({ flow: model, catalogue, actions }, flow)
    for (const [{ state, isIn }, move] of exploration.firstMoves) {
      const { trace } = storyOf(exploration, move)
      const last = replay(flow, trace.moves).at(-1)
      if (last === undefined) throw new Error('There is no move.')
      const found = isLeaving(last.effects) ? 'left' : keyOf(normal(flow, last.state), isIn)
      expect(found, `${id} ${JSON.stringify(trace.moves)}`).toBe(keyOf(state, isIn))
      count += 1
    }
  }
  expect(count).toBeGreaterThan(1000)
})
