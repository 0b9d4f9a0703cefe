import { expect, test } from 'vitest'
import { readFrameMessage } from './frame-message.ts'

const frame = { name: 'the frame' }
const origin = 'https://bridge.example'
const said = { channel: 'recarrega.bridge', id: 'now', event: 'success', fields: { Eci: '05', Xid: null } }
const read = (change: object = {}) =>
  readFrameMessage({ origin, source: frame, data: said, ...change }, { origin, source: frame, id: 'now' })

test('a message from the bridge’s frame is accepted', () => {
  expect(read()).toEqual({ event: 'success', fields: { Eci: '05', Xid: null } })
  expect(read({ data: { ...said, fields: undefined } })).toEqual({ event: 'success', fields: {} })
})

test.each([
  ['another origin', { origin: 'https://bridge.example.evil' }],
  ['an origin that only starts like the bridge’s', { origin: 'https://bridge.example:444' }],
  ['no origin', { origin: 'null' }],
  ['another window', { source: { ...frame } }],
  ['no window', { source: null }],
  ['an older frame', { data: { ...said, id: 'before' } }],
  ['another script', { data: { ...said, channel: 'webpack' } }],
  ['a text', { data: JSON.stringify(said) }],
  ['a list', { data: [said] }],
  ['nothing', { data: null }],
  ['an event that is a number', { data: { ...said, event: 7 } }],
  ['an event with a very long name', { data: { ...said, event: 'success'.repeat(10) } }],
  ['fields that are not texts', { data: { ...said, fields: { Eci: 5 } } }],
  ['fields in a list', { data: { ...said, fields: ['05'] } }],
])('if a message does not come from the bridge’s frame, or has another format, it is ignored: %s', (_, change) =>
  expect(read(change)).toBeUndefined(),
)

test('after the bridge’s frame was removed, the app accepts no message from it', () => {
  const message = { origin, source: null, data: said }
  expect(readFrameMessage(message, { origin, source: null, id: 'now' })).toBeUndefined()
})
