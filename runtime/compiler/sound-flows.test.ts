import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { compile, type SoundFlows } from './compile.ts'
import { base, errorCodes, fieldRules } from './testing/fixtures.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = { ...(await loadCatalogue()), errorCodes, fieldRules, codeWords: {}, violationWords: {} }
})

/** A flow with a problem: its screen for an open payment claims that nothing was charged. */
const lying = {
  file: 'lying.flow.json',
  text: JSON.stringify({ id: 'lying', extends: 'base', channels: [], steps: { open: { claims: 'none' } } }),
}
const check = (sound: SoundFlows) => {
  const { problems } = compile([base, lying], catalogue, { proves: true, sound })
  return problems.map(({ code }) => code)
}

/** Returns the ids of the flows that the check has stored as correct. */
const flowsIn = (sound: ReadonlySet<string>) => [...sound].flatMap(text => JSON.parse(text)[0].id ?? [])

test('if a check found a problem in a flow, the next check finds it again, and does not skip this flow as free of problems', () => {
  const sound = new Set<string>()
  const found = check(sound)
  expect(found).toContain('false-claim')
  expect(flowsIn(sound)).toEqual(['base'])
  expect(check(sound)).toEqual(found)
})

test('a flow that is stored as free of problems is not checked again', () => {
  expect(check({ has: () => true, add: () => {} })).toEqual([])
})

test('if the text of a flow changes, the flow is checked again, even if it had no problems before', () => {
  const sound = new Set<string>()
  check(sound)
  const text = base.text.replace('"id": "base"', '"id": "base", "title": "Outra"')
  compile([{ ...base, text }], catalogue, { proves: true, sound })
  expect(flowsIn(sound)).toEqual(['base', 'base'])
})

test.each([
  ['a text', '"id": "base"', '"id": "base", "title": "Outra"', 0],
  ['what a screen claims', '"claims": "unknown"', '"claims": "none"', 1],
])(
  'a flow without problems is proven again only if something that its proof uses has changed: %s',
  (_, from, to, proofs) => {
    const sound = new Set<string>()
    check(sound)
    expect(base.text).toContain(from)
    const { explored } = compile([{ ...base, text: base.text.replace(from, to) }], catalogue, { proves: true, sound })
    expect(explored.length).toBe(proofs)
  },
)
