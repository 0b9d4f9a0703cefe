import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { compile } from './compile.ts'
import { base, errorCodes } from './testing/fixtures.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = { ...(await loadCatalogue()), errorCodes }
})

const clube = `{
  "id": "clube",
  "extends": "base",
  "channels": ["loyalty"],
  "steps": {
    "phone": {
      "title": "Entrar no clube",
      "blocks": [{ "id": "hero", "text": "Recarregue e junte pontos." }]
    },
    "home": {
      "blocks": { "merge": [{ "id": "points", "block": "notice", "tone": "good", "text": "Pontos em dobro." }], "order": ["points"] }
    }
  }
}
`

/** Returns the messages after a mistake in the author's flow, each with line, column, code and first sentence. */
function messagesOf(from: string, to: string): readonly string[] {
  expect(clube).toContain(from)
  const { problems } = compile([base, { file: 'clube.flow.json', text: clube.replace(from, to) }], catalogue)
  return problems.map(({ line, column, code, message, didYouMean }) => {
    const what = message.replace(/(?<=[.”`]) (?=[A-Z]).*/, '')
    return `${line}:${column} ${code} ${what}${didYouMean === undefined ? '' : ` ${didYouMean}?`}`
  })
}

test('the flow into which the test puts mistakes has no problems of its own', () => {
  expect(messagesOf('clube', 'clube')).toEqual([])
})

describe('a misspelt name is the only reported problem', () => {
  test.each([
    ['a block', '"id": "hero"', '"id": "heroi"', '8:26 patch-absent There is no `heroi` to change. hero?'],
    ['a step', '"home": {', '"hom": {', '10:5 patch-absent There is no `hom` to change. home?'],
    [
      'a block to put first',
      '["points"]',
      '["point"]',
      '11:123 patch-absent There is no `point` to put in order. points?',
    ],
  ])('if a name is misspelt, this is the only reported problem: %s', (_, from, to, line) => {
    expect(messagesOf(from, to)).toEqual([line])
  })
})

test('if an author adds a step without its required keys, the check names the missing keys', () => {
  expect(messagesOf('"home": {', '"more": { "path": "/mais" }, "home": {')).toContain(
    '10:5 missing-key `title` is missing in `more`.',
  )
})

describe('invalid JSON is reported at the place to fix, not where the parser stopped', () => {
  test.each([
    [
      'a comma too few',
      '"Entrar no clube",',
      '"Entrar no clube"',
      '7:33 syntax Write a comma at the end of this line, after `"title": "Entrar no clube"`: it is missing.',
    ],
    [
      'a comma too many',
      '"Recarregue e junte pontos." }]',
      '"Recarregue e junte pontos." }],',
      '8:73 syntax Delete this comma: nothing follows it.',
    ],
    [
      'a word processor’s quotes',
      '"id": "clube"',
      '“id”: "clube"',
      '2:3 syntax Write the straight quotation mark `"` in place of “ and of ”.',
    ],
    ['a comment', '"steps"', '// passos\n"steps"', '5:3 syntax This is a comment: remove it.'],
  ])('invalid JSON is reported at the place where the author must fix it: %s', (_, from, to, line) => {
    expect(messagesOf(from, to)).toEqual([line])
  })
})

describe('a text that is too long or blank', () => {
  const long = 'Recarregue agora, e ganhe.'
  test.each([
    [
      'a title',
      '"Entrar no clube"',
      `"${long.repeat(2)}"`,
      '7:16 text-too-long `title` has 52 characters, and room for 40.',
    ],
    [
      'a heading',
      '"Recarregue e junte pontos."',
      `"${long.repeat(3)}"`,
      '8:42 text-too-long `text` has 78 characters, and room for 60.',
    ],
    [
      'a notice',
      '"Pontos em dobro."',
      `"${long.repeat(8)}"`,
      '11:90 text-too-long `text` has 208 characters, and room for 200.',
    ],
    ['nothing at all', '"Pontos em dobro."', '""', '11:90 blank-text `text` is empty.'],
  ])('a text that is too long or blank is reported: %s', (_, from, to, line) => {
    expect(messagesOf(from, to)).toEqual([line])
  })
})

test('if a flow extends another flow and has no `channels` of its own, one problem is reported, in the flow’s own file', () => {
  expect(messagesOf('  "channels": ["loyalty"],\n', '')).toEqual([
    '2:9 taken-channel `clube` says no `channels` of its own, or `[]` for none, and takes those of `base` over.',
  ])
})

test('a flow may share an address with any of its base flows', () => {
  const aunt = {
    id: 'aunt',
    extends: 'base',
    channels: ['ura'],
    steps: { phone: { path: '/tia', aliases: ['/entrar'] } },
  }
  const { problems } = compile(
    [base, { file: 'aunt.flow.json', text: JSON.stringify(aunt) }, { file: 'clube.flow.json', text: clube }],
    catalogue,
  )
  expect(problems).toEqual([])
})
