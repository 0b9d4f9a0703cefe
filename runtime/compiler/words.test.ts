import { expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { compile } from './compile.ts'
import { base } from './testing/fixtures.ts'

const catalogue = await loadCatalogue()

/** Returns the problems of the fixtures' base flow after a change, each with its place. */
function found(change: object): readonly string[] {
  const text = JSON.stringify({ id: 'case', extends: 'base', channels: ['whatsapp'], ...change })
  const { problems } = compile([base, { file: 'case.flow.json', text }], catalogue)
  return problems.map(({ code, pointer }) => `${code} ${pointer}`).sort()
}

test('a button that only leads to a screen shares a word with the title, the address or a text of that screen', () => {
  const led = (label: string, to: string) =>
    found({
      steps: { home: { blocks: [{ id: 'on', block: 'link', label, event: 'on' }], on: { on: to } } },
    })
  expect(led('Ver como pagar', 'step:pay')).toEqual([])
  expect(led('Minhas faturas', 'step:pay')).toEqual(['foreign-label /steps/home/blocks/0/label'])
  expect(led('Minhas faturas', 'modal:help')).toEqual(['foreign-label /steps/home/blocks/0/label'])
})

test('a button whose label names the start leads to the home page, the start or the login', () => {
  const home = (to: string) => found({ steps: { success: { on: { home: to } } } })
  expect(home('step:phone')).toEqual([])
  expect(home('step:pay')).toEqual(['foreign-label /steps/success/blocks/1/label'])
})

test('the name of a threshold guard may be a word for the size', () => {
  const guarded = (guard: object) =>
    found({
      guards: { big: guard },
      steps: { pay: { blocks: [{ id: 'note', block: 'text', text: 'Confira o valor.', when: 'big' }] } },
    })
  expect(guarded({ fact: 'recharge.value', atLeast: 5000 })).toEqual([])
  expect(guarded({ fact: 'recharge.isRepeat', is: true })).toEqual(['misnamed-guard /guards/big'])
})

test('two steps that swap words of their addresses in the base are reported', () => {
  const path = (open: string, success: string) => found({ steps: { open: { path: open }, success: { path: success } } })
  expect(path('/x/andamento', '/x/sucesso')).toEqual([])
  expect(path('/x/sucesso', '/x/andamento')).toEqual([
    'foreign-title /steps/open/path',
    'foreign-title /steps/open/title',
    'foreign-title /steps/success/path',
  ])
})

test('the step that is shown after a logout has no Back', () => {
  expect(found({ steps: { phone: { back: 'visited' } } })).toEqual(['back-of-final /steps/phone'])
})

test('a dialog with nothing but a button that closes it is reported', () => {
  expect(found({ modals: { help: { blocks: { remove: ['text'] } } } })).toEqual(['idle-control /modals/help'])
})

test('two items of a list with the same purpose, such as two fields for a name, are reported', () => {
  const ways = (...ids: readonly string[]) =>
    found({
      steps: {
        pay: {
          blocks: [
            {
              id: 'mine',
              block: 'own-data-field',
              what: ids[0],
              fact: 'customer.newName',
              label: 'Nome',
            },
            { id: 'other', block: 'own-data-field', what: ids[1], fact: 'customer.email', label: 'E-mail' },
          ],
        },
      },
    })
  expect(ways('name', 'email')).toEqual([])
  expect(ways('name', 'name')).toEqual(['repeated-block /steps/pay/blocks/1/what'])
})
