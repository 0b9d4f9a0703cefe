import { expect, test } from 'vitest'
import { flowFiles, readSources } from '../flows/flow-files.mjs'
import { compileConfigs } from '../site/release.mjs'
import { unjudgedIn } from './open-sessions.mjs'

const sources = readSources(flowFiles())
const broken = 'flow-configs/web/flow.json'

test('the release check can read every flow of the repository, and so check what happens to its open sessions', async () => {
  expect(unjudgedIn(await compileConfigs(sources), [])).toEqual([])
})

test('if the code no longer accepts a published flow or variant, its name and the reason are printed', async () => {
  const damaged = sources.map(({ file, text }) => ({
    file,
    text: file === broken ? text.replace('"start"', '"begin"') : text,
  }))
  const lines = unjudgedIn(await compileConfigs(damaged), ['web~gone']).join('\n')
  expect(lines).toMatch(
    /Open sessions of flow-configs\/web\/flow\.json could not be judged, because .+flow-configs\/web/,
  )
  expect(lines).toContain('Open sessions of web~gone could not be judged')
})
