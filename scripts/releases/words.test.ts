import { expect, test } from 'vitest'
import type { Pointer } from '../../releases/pointer.ts'
import { createMemoryStore } from '../../releases/testing/memory-store.ts'
import { leftOut } from './left-out.mjs'
import { listReleases } from './list.mjs'
import { previewed } from './words.mjs'

const at = (minute: number) => new Date(2026, 10, 30, 12, minute).toISOString()
const stopped = [{ variant: 'web~summer', at: at(20), by: 'Ana' }]
const log = [
  { id: '1', release: 'aaaaaaaaaaaa', at: at(10), by: 'Ana', action: 'publish', changed: 'The first release.' },
  { id: '2', release: 'bbbbbbbbbbbb', at: at(21), by: 'Ana', action: 'stop' },
  { id: '3', release: 'cccccccccccc', at: at(30), by: 'Bia', action: 'publish', message: 'Natal' },
] as const

test('`npm run flows -- releases` lists publications and stopped variants together, the newest first', async () => {
  const pointer: Pointer = { release: 'cccccccccccc', change: '3', log, stopped }
  const lines = await listReleases({
    tools: { readPointer: async () => ({ pointer, version: '1' }) },
    store: createMemoryStore(),
  })
  expect(lines.split('\n')).toEqual([
    '* 2026-11-30 12:30 Bia published cccccccccccc “Natal”',
    '  2026-11-30 12:21 Ana stopped a variant in bbbbbbbbbbbb',
    '  2026-11-30 12:20 Ana stopped the variant web~summer for good.',
    '  2026-11-30 12:10 Ana published aaaaaaaaaaaa: The first release.',
    '* is the current release of memory.',
  ])
})

test('if the file of a stopped variant still exists, a message says who stopped it and how to run it again', () => {
  const source = (id: string) => ({ file: `${id}.variant.json`, text: JSON.stringify({ flow: 'web', id }) })
  expect(leftOut(stopped, [source('summer'), source('winter'), { file: 'broken.variant.json', text: '{' }])).toEqual([
    'The variant web~summer was stopped on 2026-11-30 12:20 by Ana and is left out: delete its file, or give it a new id to run it again.',
  ])
  expect(leftOut(stopped, [source('winter')])).toEqual([])
})

test('after publishing a preview, the command prints its address and how to look at each of its variants', () => {
  expect(previewed('aaaaaaaaaaaa', ['web~summer~short', 'web~summer~how'], 'http://localhost:4173')).toBe(
    'Release aaaaaaaaaaaa is only to be looked at: open http://localhost:4173/web/login?previa=aaaaaaaaaaaa once npm start runs. For a variant, then open it with ?previa=web~summer~short or web~summer~how.',
  )
  expect(previewed('aaaaaaaaaaaa', [], undefined)).toBe(
    'Release aaaaaaaaaaaa is only to be looked at: open /web/login?previa=aaaaaaaaaaaa on a server that allows previews.',
  )
})
