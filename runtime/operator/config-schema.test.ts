import { expect, test } from 'vitest'
import published from '../../public/config.json'
import { callName } from './contract/call.ts'
import { CARDS } from './contract/cards.ts'
import { lackable, readConfig } from './contract/config-schema.ts'
import { IN_PROGRESS } from './contract/recharge.ts'
import { calls } from './contract/table.ts'

test('`lacks` of the config accepts each call that the contract assumes, recharges in progress and cards', () => {
  const assumed = Object.values(calls).filter(call => 'assumed' in call && call.assumed)
  expect([...lackable].toSorted()).toEqual([...assumed.map(callName), IN_PROGRESS, CARDS].toSorted())
})

test('the config of the repository has no mistake', () => {
  expect(readConfig(published)).toHaveProperty('config')
})

test('each mistake in a config is reported in its own sentence, which names the setting and what it expects', () => {
  const config = { lacks: ['DELETE /session'], bases: { c: '/operator/c' }, omitHeaders: [], longestChargeMs: '5 min' }
  const faults = [
    '"c" is not a setting in "bases".',
    expect.stringContaining('"lacks[0]" is not valid. Expected: one of DELETE /sessions, '),
    '"longestChargeMs" is not valid. Expected: number.',
    '"omitHeaders" is not a setting here.',
  ]
  expect(readConfig(config)).toEqual({ faults })
})

test('a wrong bonus rule is reported with both forms that the config accepts', () => {
  expect(readConfig({ bonus: 'None' })).toEqual({ faults: ['"bonus" is not valid. Expected: one of none, or object.'] })
})

test('a config that is not an object is reported in one sentence', () => {
  expect(readConfig('<html>')).toEqual({ faults: ['The config is not valid. Expected: object.'] })
})
