import { describe, expect, test } from 'vitest'
import { isKept } from '../../facts.ts'
import { type DataOnlyEvent, type DataOnlyStatus, move } from './status.ts'

const states = ['ineligible', 'eligible', 'waiting_untokenize', 'tokenizing', 'tokenized', 'failed'] as const

describe('a saved card on its way', () => {
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
  ])('%s, %s → %s', (from, event, to) => {
    expect(move(from, event)).toBe(to)
  })

  test('is ineligible at first', () => {
    expect(move(undefined, 'untokenize')).toBe('ineligible')
    expect(move(undefined, 'taken')).toBe('eligible')
  })

  test.each(states)('that is %s is forgotten with a recharge and with another channel', from => {
    for (const event of ['recharged', 'channelChanged'] as const) expect(move(from, event)).toBe('ineligible')
  })

  test('is never tokenized or failed without the gateway having been asked', () => {
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

  test('is not remembered by the next page, which another channel begins with', () => {
    expect(isKept('dataOnly.status')).toBe(false)
  })
})
