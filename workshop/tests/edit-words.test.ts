import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { jsonOf } from '../../runtime/compiler/json-tree.ts'
import { flowFiles } from '../../scripts/flows/flow-files.mjs'
import { configOf, textOfSource } from '../edit/document/config.ts'
import { wordsOfTargets } from '../edit/form/choice-words.ts'
import { formOf } from '../edit/form/form.ts'
import { wordsOfCondition } from '../names/condition-words.ts'

const guards = {
  charge: { fact: 'payment.inFlight', is: 'charge' },
  pix: { fact: 'payment.inFlight', is: 'pix' },
  open: { any: ['charge', 'pix'] },
  none: { not: 'open' },
  openWithValue: { all: ['open', 'valueKnown'] },
  valueKnown: { fact: 'recharge.value', present: true },
  fixed: { fact: 'operator.lacksDataChange', is: true },
  dataOpen: { not: 'fixed' },
  forWork: { fact: 'own.reason', is: 'work' },
  itself: { all: ['itself', 'forWork'] },
}

test.each([
  ['open', 'a charge is open or a Pix is open'],
  ['none', 'not: (a charge is open or a Pix is open)'],
  ['openWithValue', '(a charge is open or a Pix is open) and value chosen'],
  ['dataOpen', 'data can be changed'],
  ['forWork', 'for work'],
  ['itself', 'itself and for work'],
  ['unknownGuard', 'unknown guard'],
])('the workshop says in words when the guard %s holds: %s', (name, words) => {
  expect(wordsOfCondition(guards, name)).toBe(words)
})

test('the workshop names a target by the title that customers see', () => {
  expect(wordsOfTargets({ steps: { help: { title: 'Ajuda' } } })['step:help']).toBe('the screen “Ajuda”')
})

test('the workshop’s panel has a button’s target beside the button, and says in the list when a notice is shown', async () => {
  const texts = flowFiles().map(file => textOfSource({ file, text: readFileSync(file, 'utf8') }))
  const config = configOf(texts, 'web')
  const { groups } = formOf(
    'web',
    config ? jsonOf(config.tree) : {},
    ['steps', 'login'],
    undefined,
    await loadCatalogue(),
  )
  const part = (id: string) => groups.find(one => one.id === `block:${id}`)
  const send = part('send')
  expect(send?.fields().map(({ label }) => label)).toContain('“submit” leads to')
  expect(send?.holds(['steps', 'login', 'on', 'submit', 'outcomes', 'refused'])).toBe(true)
  expect(part('open')?.detail).toMatch(/^notice, only when ./)
}, 120_000)
