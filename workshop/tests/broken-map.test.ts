import { expect, test, vi } from 'vitest'
import { flowSource } from '../flows/flow-source.ts'
import { allFlows } from '../flows/read-flows.ts'
import { mapFile } from '../map/map-file.ts'

vi.mock('../map/kept-maps.ts', () => ({ keptMap: () => Promise.reject(new Error('The check finds an error in web.')) }))

test('if a flow config has an error, its map says so, and the module loads so that other stories stay usable', async () => {
  const [flow] = allFlows()
  const code = flow && (await flowSource.write(mapFile(flow).module, () => undefined))
  expect(code).toContain('export const map')
  expect(code).toContain('The check finds an error in web.')
})
