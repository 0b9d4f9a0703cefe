import { expect, test } from 'vitest'
import { faultOfName, namedEdit, numberIn, oneLine } from '../edit/panel/edits.ts'
import { emptyVariant, faultsOfVariant, variantOf } from '../edit/panel/variant-draft.ts'
import { linkOf } from '../edit/preview/kept-changes.ts'
import { type Adding, NAME } from '../edit/protocol.ts'

const adding: Adding = {
  label: 'Add a step',
  choices: [],
  typed: { at: ['steps', NAME], do: 'set', value: { path: `/web/${NAME}` } },
  taken: ['login'],
}

test('a marketer cannot add a step in the workshop under the name of another step, which it would replace', () => {
  expect(faultOfName(adding, ' login ')).toBe('There is “login” already. Choose another name.')
  expect(namedEdit(adding, 'login')).toBeUndefined()
})

test.each(['a/b', '$&', '__proto__', 'com espaço', '"quoted"', 'x'.repeat(61)])(
  'the workshop adds nothing under the name %j, and says how a name is written',
  name => {
    expect(faultOfName(adding, name)).toMatch(/^A name here is /)
    expect(namedEdit(adding, name)).toBeUndefined()
  },
)

test('the workshop adds a step under a typed name, without the blanks around it', () => {
  const at = ['steps', 'moreHelp']
  expect(namedEdit(adding, ' moreHelp ')).toEqual({ at, do: 'set', value: { path: '/web/moreHelp' } })
})

test('a text that a marketer pastes into the workshop loses line breaks and invisible signs, and keeps its letters', () => {
  expect(oneLine('Olá,\r\n\tvocê\u0000 \u202egive\ufeff \ud800👩‍👧')).toBe('Olá, você  give \ufffd👩‍👧')
})

test('the workshop makes no link of edits that chats and mail would cut', () => {
  const edits = (text: string) => [{ on: 'web', at: ['title'], do: 'set' as const, value: text }]
  expect(linkOf(edits('Oi'))).toMatch(/^edits=/)
  expect(linkOf(edits(Array.from({ length: 3000 }, (_, index) => index).join()))).toBeUndefined()
})

test.each([
  ['', undefined],
  [' 12 ', 12],
  ['-0,5', -0.5],
  ['0.125', 0.125],
  ['12a', '“12a” is no number.'],
  ['1e3', '“1e3” is no number.'],
  ['Infinity', '“Infinity” is no number.'],
  ['0x10', '“0x10” is no number.'],
  ['12,', '“12,” is no number.'],
  ['1.000', '“1.000” may mean two numbers. Write thousands without a point.'],
  ['9007199254740993', '“9007199254740993” is too large.'],
])('the workshop reads the typed number %j as %j', (typed, read) => {
  expect(numberIn(typed)).toBe(read)
})

test('the workshop’s form for a variant reads several channels, a percentage with its sign, and a title in one line', () => {
  const draft = { ...emptyVariant, id: 'Natal', channels: 'web; ura', coverage: '12,5 %', title: 'Natal\u200b' }
  expect(faultsOfVariant(draft, ['web', 'ura'])).toEqual({})
  const variant = { id: 'natal', title: 'Natal', channels: ['web', 'ura'], from: '', until: '', coverage: 12.5 }
  expect(variantOf(draft)).toEqual(variant)
})

test('the workshop’s form for a variant without a percentage makes no trial', () => {
  expect(variantOf({ ...emptyVariant, id: 'natal' }).coverage).toBeUndefined()
})
