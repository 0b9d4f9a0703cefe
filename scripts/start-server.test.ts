import { expect, test } from 'vitest'
import { nodeComplaint } from './machine/node-version.mjs'
import { readList, readPort, readSmsNumbers } from './start-server.mjs'

test('the server uses port 4173 unless the variable PORT contains another port', () => {
  expect([undefined, '', '80', '65535'].map(readPort)).toEqual([4173, 4173, 80, 65_535])
})

test.each(['0', '65536', '-1', '80.5', '0x50', '1e3', ' 80', 'http'])(
  'if PORT is %s, the server does not start, and its error contains the wrong value',
  text => {
    expect(() => readPort(text)).toThrow(`and is "${text}"`)
  },
)

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('the server accepts Node %s, which is new enough', version => {
  expect(nodeComplaint(version)).toBeUndefined()
})

test.each(['8.17.0', '18.20.0', '20.18.3', '21.7.0', '22.11.0'])(
  'the server rejects Node %s, which is too old',
  version => {
    expect(nodeComplaint(version)).toContain(`this is Node ${version}`)
  },
)

test('the server reads two settings from the environment: the SMS limit for an IP address, and the proxies that it trusts', () => {
  expect([undefined, '', '20000'].map(readSmsNumbers)).toEqual([{}, {}, { smsNumbersPerAddress: 20_000 }])
  expect(() => readSmsNumbers('0')).toThrow('and is "0"')
  expect([undefined, '', '10.0.0.1, 2001:db8::1,'].map(readList)).toEqual([[], [], ['10.0.0.1', '2001:db8::1']])
})
