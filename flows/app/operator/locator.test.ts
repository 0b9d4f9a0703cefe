import { describe, expect, it } from 'vitest'
import { createClient } from '../../../runtime/operator/client.ts'
import { FakeClock, settle } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { answers, Network, neverAnswers, respond } from '../../../tests/runtime/network.ts'
import { locator } from './locator.ts'

const bases = { a: '/a', b: '/b', cards: '/c', brands: '/c', bins: '/c', geo: '/geo' }
const BY_IP = '/b/customers/11987654321/obtaincountrybyip'
const HERE = { '/geo/json': { IPv4: '203.0.113.7', country_code: 'BR' } }
const here = { ip: '203.0.113.7', country: 'BR' }

/** Creates a device. Its network returns the given answers, and a 404 for any other call. */
function openDevice(said: { readonly [path: string]: Parameters<typeof respond>[1] } = HERE) {
  const clock = new FakeClock()
  const device = new FakeStorage(clock)
  const network = new Network(() => new Response('{}', { status: 404 }), clock.now)
  for (const [path, body] of Object.entries(said)) network.plan(path, answers(200, body), 9)
  const reports: string[] = []
  const send = createClient({
    fetch: network.fetch,
    clock,
    bases,
    isOnline: () => true,
    headers: () => ({}),
    token: () => 'token',
    onSessionEnded: () => undefined,
    onServerTime: () => undefined,
  })
  const open = (isBack = false, isKnown = true) =>
    locator({
      ...{ send, device, clock, isBack, msisdn: () => (isKnown ? '11987654321' : undefined) },
      report: (problem, detail) => reports.push(`${problem} ${detail}`),
    })
  return { clock, device, network, reports, open, asked: () => network.to('').map(({ path }) => path) }
}

describe('the device’s location', () => {
  it('the device’s location is fetched only once per session, even after a reload', async () => {
    const { open, asked, device } = openDevice()
    const { where } = open()
    expect(await where()).toEqual(here)
    await where()
    await settle()
    expect(Object.fromEntries(device.values)).toEqual({ 'recarrega.ip': here.ip, 'recarrega.country': here.country })
    expect(await open(true).where()).toEqual(here)
    expect(asked()).toEqual(['/geo/json'])
  })

  it('the device’s location is fetched again for another session, and removed at logout', async () => {
    const { open, asked, device } = openDevice()
    await open().where()
    const { where, forget } = open()
    await where()
    expect(asked()).toHaveLength(2)
    forget()
    await settle()
    expect(device.values.size).toBe(0)
    await where()
    expect(asked()).toHaveLength(3)
  })

  it('the device’s location is not stored if the answer arrives after the logout', async () => {
    const { open, device, network } = openDevice({})
    let answer = (): void => undefined
    network.plan('/geo/json', () => new Promise(resolve => (answer = () => resolve(respond(200, HERE['/geo/json'])))))
    const { where, forget } = open()
    const asked = where()
    forget()
    answer()
    expect(await asked).toEqual(here)
    await settle()
    expect(device.values.size).toBe(0)
  })

  it('if only the device’s IP address is known, the operator is asked for its country', async () => {
    const { open } = openDevice({ '/geo/json': { IPv4: '198.51.100.1' }, [BY_IP]: { country_code: 'PT' } })
    expect(await open().where()).toEqual({ ip: '198.51.100.1', country: 'PT' })
  })

  it('the device’s location leaves out the IP address or the country if it is unknown', async () => {
    expect(await openDevice({}).open().where()).toEqual({})
    const { open, asked, device } = openDevice({ '/geo/json': { IPv4: '192.0.2.1' } })
    expect(await open().where()).toEqual({ ip: '192.0.2.1' })
    expect(await open(false, false).where()).toEqual({ ip: '192.0.2.1' })
    expect(asked().filter(url => url === BY_IP)).toHaveLength(1)
    expect(device.values.has('recarrega.country')).toBe(false)
  })

  it('the search for the device’s location stops after 3 s, and the failure is reported', async () => {
    const { open, network, clock, reports } = openDevice({})
    network.plan('/geo/json', neverAnswers)
    expect(await clock.finish(open().where())).toEqual({})
    expect(clock.now()).toBe(3_000)
    expect(reports).toEqual(['not-located timeout'])
  })

  it.each([
    ['1.2.3.4', null],
    [null, 'BR'],
    ['<script>', 'BR'],
    ['1.2.3.4', 'Brazil'],
  ])(
    'invalid stored values (IP address %s, country %s) are ignored, and the device’s location is fetched again',
    async (ip, country) => {
      const { open, device } = openDevice()
      if (ip !== null) device.values.set('recarrega.ip', ip)
      if (country !== null) device.values.set('recarrega.country', country)
      expect(await open(true).where()).toEqual(here)
    },
  )

  it('the device’s location is fetched even if storage is blocked', async () => {
    const { open, device } = openDevice()
    device.forbid()
    expect(await open(true).where()).toEqual(here)
  })
})
