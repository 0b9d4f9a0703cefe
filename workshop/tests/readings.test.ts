import { expect, it } from 'vitest'
import { alike } from '../run/story-readings.mjs'

const reading = (id: string, text: string, outline = '') => ({ id, text, outline })

it('finds two states of a step that read the same', () => {
  const same = alike([
    reading('flows-web-pix--ready', 'Pague com Pix'),
    reading('flows-web-pix--paid', 'Pague com Pix'),
  ])
  expect(same).toEqual(['flows-web-pix--paid reads as flows-web-pix--ready does.'])
})

it('takes a time that ticks for no difference', () => {
  expect(alike([reading('a--ready', 'expira em 9:42'), reading('a--late', 'expira em 9:41')])).toHaveLength(1)
})

it('lets steps read like each other, and states that only sound different', () => {
  expect(alike([reading('a--ready', 'Erro!'), reading('b--ready', 'Erro!')])).toEqual([])
  expect(alike([reading('a--ready', 'Erro!'), reading('a--failed', 'Erro!', 'alert')])).toEqual([])
})
