import { expect, test } from 'vitest'
import { flowSource } from '../flows/flow-source.ts'
import { allFlows } from '../flows/read-flows.ts'
import { storyLink } from '../map/story-link.ts'
import { showsPanel } from '../pages/shows-panel.ts'
import { wholeCanvas } from '../pages/whole-canvas.ts'

const [web] = allFlows().filter(({ name }) => name === 'web')
const index = Object.fromEntries(
  flowSource.list(web?.path ?? '').map(({ metaId, exportName, tags = [] }) => [`${metaId}--${exportName}`, { tags }]),
)

test('Storybook’s addon panel is hidden beside the map of a flow, and shown beside a screen', () => {
  expect(showsPanel({ storyId: 'flows-web--map', index }, true)).toBe(false)
  expect(showsPanel({ storyId: 'flows-web-payment--ready', index }, true)).toBe(true)
  expect(showsPanel({ storyId: 'flows-web-payment--ready', index }, false)).toBe(false)
})

test('a link to a story keeps the theme and the mode of the workshop’s page, but not the page’s full width', () => {
  const look = { theme: 'lightblue', mode: 'dark' }
  expect(storyLink('a--ready', { ...look, ...wholeCanvas })).toContain('globals=theme:lightblue;mode:dark')
  expect(storyLink('a--ready', { ...look, ...wholeCanvas })).not.toContain('viewport')
  expect(storyLink('a--ready', { ...look, viewport: { value: 'w320' } })).toContain('viewport.value:w320')
})
