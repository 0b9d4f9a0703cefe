import { describe, expect, test } from 'vitest'
import type { LogRecord } from '../../../runtime/events/record.ts'
import { flowOf, step } from '../../../tests/engine/small-flow.ts'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { type Assigned, Events } from './events.ts'

const web = flowOf({ id: 'web', steps: { login: step() } })
const short = flowOf({ id: 'web~hero~short', steps: { login: step() } })
const assigned: Assigned = {
  variant: 'web~hero',
  arm: 'short',
  patched: 'web~hero~short',
  flow: 'web',
  channel: 'mobile_web',
  atMs: 1,
}
const control: Assigned = { ...assigned, arm: 'control', patched: 'web~hero~control' }

let made = 0
const newId = () => (++made).toString(16).padStart(32, '0')

/** Opens a page in this tab and returns its events. */
function load(tab = new FakeStorage(new FakeClock())) {
  const records: LogRecord[] = []
  const batches = { add: (record: LogRecord) => void records.push(record), leave: () => undefined }
  const events = new Events({ tab, newId, now: () => 1, release: 'r1', batches })
  const told = () =>
    records.map(({ eventName, attributes }) => {
      const value = (field: string) =>
        Object.values(attributes.find(({ key }) => key === `recarrega.${field}`)?.value ?? {})[0]
      const [name, variant, arm, visit, shown] = [
        eventName.slice(10),
        ...['variant', 'arm', 'visit', 'shown'].map(value),
      ]
      return { name, variant, arm, visit, shown, flow: value('flow') }
    })
  return { tab, events, records, told, exposures: () => told().filter(({ name }) => name === 'exposure') }
}

describe('an assigned arm', () => {
  test('the exposure of a control arm is recorded as soon as the device gets this arm', async () => {
    const { events, exposures } = load()
    await events.assign(control)
    expect(exposures()).toMatchObject([{ variant: 'web~hero', arm: 'control', flow: 'web', shown: true }])
  })

  test('the exposure of an arm with a patch is recorded when its screens are shown, and not before', async () => {
    const { events, exposures } = load()
    await events.assign(assigned)
    expect(exposures()).toEqual([])
    await events.open(short, 'mobile_web')
    expect(exposures()).toMatchObject([{ variant: 'web~hero', arm: 'short', flow: 'web', shown: true }])
  })

  test('if an arm’s screens could not be shown, its exposure says `shown: false`, and later events still name the arm', async () => {
    const { events, exposures, told } = load()
    await events.assign(assigned)
    await events.open(web, 'mobile_web')
    events.tell({ name: 'step', step: 'login', ms: 1 })
    expect(exposures()).toMatchObject([{ arm: 'short', shown: false }])
    expect(told()[1]).toMatchObject({ name: 'step', variant: 'web~hero', arm: 'short' })
  })

  test.each([control, assigned])(
    'the exposure of the arm $arm has the time at which the arm was chosen, so that it comes before all other events',
    async arm => {
      const { events, records } = load()
      await events.assign({ ...arm, atMs: 5 })
      await events.open(short, 'mobile_web')
      expect(records).toMatchObject([{ eventName: 'recarrega.exposure', timeUnixNano: '5000000' }])
    },
  )

  test('if a visitor leaves before seeing the arm’s screens, the exposure says `shown: false`; after a return it says `shown: true`', async () => {
    const { events, exposures } = load()
    await events.assign(assigned)
    events.leave()
    expect(exposures()).toMatchObject([{ arm: 'short', shown: false }])
    await events.open(short, 'mobile_web')
    events.leave()
    expect(exposures()).toMatchObject([{ shown: false }, { arm: 'short', shown: true }])
  })

  test('if a visit changes to another arm, the exposure of the second arm has the same visit id', async () => {
    const first = load()
    await first.events.assign(control)
    const second = load(first.tab)
    await second.events.assign(assigned)
    await second.events.open(short, 'mobile_web')
    expect(second.exposures()).toMatchObject([{ arm: 'short', shown: true, visit: first.exposures()[0]?.visit }])
  })

  test('if a device gets its arm after the flow has opened, the exposure is recorded at once', async () => {
    const { events, exposures } = load()
    await events.open(short, 'mobile_web')
    await events.assign(assigned)
    expect(exposures()).toMatchObject([{ arm: 'short', shown: true }])
  })

  test.each([control, assigned])(
    'two pages of one visit in the arm $arm record the same exposure, with the same visit id',
    async arm => {
      const first = load()
      const second = load(first.tab)
      for (const { events } of [first, second]) {
        await events.assign(arm)
        await events.open(short, 'mobile_web')
        events.leave()
      }
      const [visit] = first.exposures()
      expect(first.exposures()).toHaveLength(1)
      expect(second.exposures()).toEqual([visit])
    },
  )

  test('visits to two different A/B tests, and a visit without an A/B test, have three different visit ids', async () => {
    const { tab, events, told } = load()
    await events.assign(control)
    const other = load(tab)
    await other.events.assign({ ...control, variant: 'web~terms' })
    const none = load(tab)
    await none.events.open(web, 'mobile_web')
    none.events.tell({ name: 'step', step: 'login', ms: 1 })
    const ids = [told(), other.told(), none.told()].map(([one]) => one?.visit)
    expect(new Set(ids).size).toBe(3)
  })
})

test('outside an A/B test, all visits in one tab have the same visit id, and another tab has another id', async () => {
  const visitOf = async (tab?: FakeStorage) => {
    const page = load(tab)
    await page.events.open(web, 'mobile_web')
    page.events.tell({ name: 'step', step: 'login', ms: 1 })
    return { tab: page.tab, id: page.told()[0]?.visit }
  }
  const first = await visitOf()
  expect((await visitOf(first.tab)).id).toBe(first.id)
  expect((await visitOf()).id).not.toBe(first.id)
})

test('in a variant that is not an A/B test, the events contain the flow and the variant', async () => {
  const { events, told } = load()
  await events.open(flowOf({ id: 'web~december', steps: { login: step() } }), 'web')
  events.tell({ name: 'step', step: 'login', ms: 1 })
  expect(told()).toMatchObject([{ flow: 'web', variant: 'web~december', arm: undefined }])
})

test('if nothing can be stored, all events of a page have the same visit id, and those of another page have another', async () => {
  const pages = [load(), load()]
  for (const { tab, events } of pages) {
    tab.forbid()
    await events.open(web, 'partner_app')
    for (const ms of [1, 2]) events.tell({ name: 'step', step: 'login', ms })
  }
  const ids = pages.map(({ told }) => new Set(told().map(({ visit }) => visit)))
  expect(ids.map(({ size }) => size)).toEqual([1, 1])
  expect(new Set(ids.flatMap(one => [...one])).size).toBe(2)
})
