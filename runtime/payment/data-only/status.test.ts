import { describe, expect, test } from 'vitest'
import { isKept } from '../../facts.ts'
import { type DataOnlyEvent, type DataOnlyStatus, move } from './status.ts'

const states = ['ineligible', 'eligible', 'waiting_untokenize', 'tokenizing', 'tokenized', 'failed'] as const

describe('the data-only status of a saved card', () => {
  test.each<[DataOnlyStatus, DataOnlyEvent, DataOnlyStatus]>([
    ['ineligible', 'taken', 'eligible'],
    ['eligible', 'untokenize', 'waiting_untokenize'],
    ['waiting_untokenize', 'cvvKnown', 'tokenizing'],
    ['tokenizing', 'succeeded', 'tokenized'],
    ['tokenizing', 'failed', 'failed'],
    ['failed', 'taken', 'eligible'],
    ['tokenized', 'taken', 'eligible'],
    ['waiting_untokenize', 'taken', 'eligible'],
    ['eligible', 'refused', 'ineligible'],
    ['failed', 'refused', 'ineligible'],
  ])('the data-only status of a card changes from %s, on the event %s, to %s', (from, event, to) => {
    expect(move(from, event)).toBe(to)
  })

  test('a saved card without a stored data-only status is ineligible for a data-only payment', () => {
    expect(move(undefined, 'untokenize')).toBe('ineligible')
    expect(move(undefined, 'taken')).toBe('eligible')
  })

  test.each(states)(
    'from the status %s, a recharge or a change of channel makes the card ineligible for a data-only payment',
    from => {
      for (const event of ['recharged', 'channelChanged'] as const) expect(move(from, event)).toBe('ineligible')
    },
  )

  test('for data-only payment, a card becomes `tokenized` or `failed` only after it was `tokenizing`', () => {
    const events = ['untokenize', 'cvvKnown', 'succeeded', 'failed'] as const
    const reached = states.flatMap(from => events.map(event => [from, event, move(from, event)] as const))
    const changed = reached.filter(([from, , to]) => from !== to)
    expect(changed).toEqual([
      ['eligible', 'untokenize', 'waiting_untokenize'],
      ['waiting_untokenize', 'cvvKnown', 'tokenizing'],
      ['tokenizing', 'succeeded', 'tokenized'],
      ['tokenizing', 'failed', 'failed'],
    ])
  })

  test('a reload of the page deletes the card’s data-only status', () => {
    expect(isKept('dataOnly.status')).toBe(false)
  })
})
