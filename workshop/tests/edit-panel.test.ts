import { expect, test } from 'vitest'
import { faultOfName, namedEdit, oneLine } from '../edit/panel/edits.ts'
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
