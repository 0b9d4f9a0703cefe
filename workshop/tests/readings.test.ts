import { expect, it } from 'vitest'
import { alike } from '../run/story-readings.mjs'

const reading = (id: string, text: string, outline = '') => ({ id, text, outline })

it('if two states of a step have the same texts, they are reported', () => {
  const same = alike([
    reading('flows-web-pix--ready', 'Pague com Pix'),
    reading('flows-web-pix--paid', 'Pague com Pix'),
  ])
  expect(same).toEqual(['flows-web-pix--paid reads as flows-web-pix--ready does.'])
})

it('two states of a step whose texts differ only in a countdown are reported as equal', () => {
  expect(alike([reading('a--ready', 'expira em 9:42'), reading('a--late', 'expira em 9:41')])).toHaveLength(1)
})

it('two steps may have equal texts, and so may two states of a step if a screen reader announces one differently', () => {
  expect(alike([reading('a--ready', 'Erro!'), reading('b--ready', 'Erro!')])).toEqual([])
  expect(alike([reading('a--ready', 'Erro!'), reading('a--failed', 'Erro!', 'alert')])).toEqual([])
})
