import { expect, test } from 'vitest'
import { FakeClock } from '../../tests/runtime/fake-clock.ts'
import { Batches } from './batches.ts'

type Answer = 'taken' | 'refused' | 'never'

function open(answerOf: (batch: number) => Answer = () => 'taken') {
  const clock = new FakeClock()
  const sent: { readonly records: readonly number[]; readonly atMs: number }[] = []
  const handedOver: (readonly number[])[] = []
  const network = { isOnline: true, takesBeacons: true }
  const batches = new Batches<number>({
    send(records) {
      const answer = answerOf(sent.length)
      sent.push({ records, atMs: clock.now() })
      return answer === 'never' ? new Promise(() => undefined) : Promise.resolve(answer === 'taken')
    },
    handOver: records => network.takesBeacons && handedOver.push(records) > 0,
    isOnline: () => network.isOnline,
    after: clock.after,
  })
  const add = (count: number, first = 0) => {
    for (let at = 0; at < count; at += 1) batches.add(first + at)
  }
  return { batches, clock, sent, handedOver, network, add }
}

test('the page sends its first events together after ten seconds', async () => {
  const { clock, sent, add } = open()
  add(1)
  await clock.advance(6_000)
  add(1, 1)
  await clock.advance(3_999)
  expect(sent).toEqual([])
  await clock.advance(1)
  expect(sent).toEqual([{ records: [0, 1], atMs: 10_000 }])
  await clock.advance(60_000)
  expect(sent).toHaveLength(1)
})

test('thirty events are sent at once, and further events after ten seconds', async () => {
  const { clock, sent, add } = open()
  add(31)
  await clock.advance(0)
  expect(sent.map(({ records }) => records.length)).toEqual([30])
  await clock.advance(10_000)
  expect(sent.map(({ records }) => records)).toEqual([expect.anything(), [30]])
})

test('while the collector does not answer, the page sends no further events and keeps at most sixty', async () => {
  const { batches, clock, sent, handedOver, add } = open(() => 'never')
  add(30)
  add(500, 30)
  await clock.advance(3_600_000)
  expect(sent).toHaveLength(1)
  batches.leave()
  expect(handedOver.map(records => records.length)).toEqual([30, 30])
})

test('a refused batch of events is dropped; after three refusals in a row, the page sends no more events', async () => {
  const { batches, clock, sent, handedOver, add } = open(() => 'refused')
  for (let minute = 0; minute < 20; minute += 1) {
    add(1, minute)
    await clock.advance(60_000)
  }
  expect(sent.map(({ records }) => records)).toEqual([[0], [1], [2]])
  batches.leave()
  expect(handedOver).toEqual([])
})

test('if the collector refuses two requests and accepts the third, the page continues to send events', async () => {
  const { clock, sent, add } = open(batch => (batch % 3 === 2 ? 'taken' : 'refused'))
  for (let minute = 0; minute < 7; minute += 1) {
    add(1, minute)
    await clock.advance(60_000)
  }
  expect(sent).toHaveLength(7)
})

test('while offline, the page keeps its events and sends them when the network is back', async () => {
  const { clock, sent, network, add } = open()
  network.isOnline = false
  add(40)
  await clock.advance(120_000)
  expect(sent).toEqual([])
  network.isOnline = true
  await clock.advance(20_000)
  expect(sent.flatMap(({ records }) => records)).toHaveLength(40)
})

test('when the customer leaves the page, all waiting events are handed to the browser, and none is sent twice', async () => {
  const { batches, clock, sent, handedOver, add } = open()
  add(3)
  batches.leave()
  batches.leave()
  expect(handedOver).toEqual([[0, 1, 2]])
  await clock.advance(60_000)
  expect(sent).toEqual([])
})

test('if a page is hidden while offline, it keeps its events and sends them when the network is back', async () => {
  const { batches, clock, sent, handedOver, network, add } = open()
  add(3)
  network.isOnline = false
  batches.leave(true)
  expect(handedOver).toEqual([])
  network.isOnline = true
  await clock.advance(20_000)
  expect(sent.map(({ records }) => records)).toEqual([[0, 1, 2]])
})

test('if the browser does not take the events when the page closes, they stay in order and are sent later', async () => {
  const { batches, clock, sent, network, add } = open()
  add(3)
  network.takesBeacons = false
  batches.leave()
  add(1, 3)
  await clock.advance(20_000)
  expect(sent.map(({ records }) => records)).toEqual([[0, 1, 2, 3]])
})
