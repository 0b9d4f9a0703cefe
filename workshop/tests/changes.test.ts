import { toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { describeDifferences } from '../../runtime/compiler/diff/differences.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { changesOf } from '../changes/compare-sources.ts'
import { flowSource } from '../flows/flow-source.ts'
import { allFlows, storyFiles } from '../flows/read-flows.ts'
import { storyIdOf } from '../flows/story-id.ts'

const sources = readSources(flowFiles())

/** Replaces a text in a config file. Returns the first sentence about how this affects customers. */
async function firstChange(file: string, from: string, to: string) {
  const edited = sources.map(one => (one.file === file ? { ...one, text: one.text.replace(from, to) } : one))
  expect(edited).not.toEqual(sources)
  const [change] = changesOf(sources, edited, await loadCatalogue()).all
  return change
}

it('each story id on the page of changes is the id that Storybook uses', () => {
  for (const file of allFlows()) {
    const listed = new Set(
      flowSource.list(file.path).map(({ metaId = '', exportName }) => toId(metaId, startCase(exportName))),
    )
    const ids = storyFiles(file).flatMap(({ plans }) => plans.map(plan => storyIdOf(file.name, plan)))
    expect(ids.filter(id => !listed.has(id))).toEqual([])
  }
})

it('if a step’s title changes, the summary links to a story of this step that shows it before and after', async () => {
  const change = await firstChange('flow-configs/web/pay.json', 'Como você quer pagar?', 'Como quer pagar?')
  const [story] = change?.stories ?? []
  expect(story?.id).toBe('flows-web-payment--ready')
  expect(JSON.stringify(story?.before?.config)).toContain('Como você quer pagar?')
  expect(JSON.stringify(story?.after?.config)).toContain('Como quer pagar?')
})

it('if an outcome leads to another screen, the summary links to the story of this outcome', async () => {
  const change = await firstChange(
    'flow-configs/web/pay.json',
    '"cvvMissing": "modal:cvv"',
    '"cvvMissing": "modal:error"',
  )
  expect(change?.stories.map(({ id }) => id)).toContain('flows-web-payment--submit-cvv-missing')
  expect(change?.stories.map(({ id }) => id)).not.toContain('flows-web-payment--ready')
})

it('if a block that only some customers see changes, the summary links to a story in which the block is visible', async () => {
  const change = await firstChange('flow-configs/web/pay.json', '"legend": "Dados do cartão"', '"legend": "Cartão"')
  expect(change?.stories[0]?.id).toBe('flows-web-payment--new-card')
})

it('if one text changes on many screens, each sentence of the summary links to a story', async () => {
  const catalogue = await loadCatalogue()
  const edited = sources.map(one => ({ ...one, text: one.text.replaceAll('"Voltar"', '"Voltar agora"') }))
  const { all } = changesOf(sources, edited, catalogue)
  expect(all.length).toBeGreaterThan(0)
  expect(all.map(({ text }) => text)).toEqual(
    describeDifferences(sources, edited, catalogue).all.map(({ text }) => text),
  )
  expect(all.filter(({ stories }) => stories.length === 0)).toEqual([])
})

/** Returns a name such as `submitCvvMissing` as Storybook reads it. */
function startCase(exportName: string): string {
  return exportName.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
}
