import { describe, expect, test } from 'vitest'
import { flowOf, step } from '../../../tests/engine/small-flow.ts'
import { FakeClock, settle } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { channelOf, flowFor, keepChannel, keepFlow, keptChannel, newcomer } from './channel.ts'
import { blankPage } from './prerender.tsx'

const steps = { home: step() }
const web = flowOf({ steps, channels: ['web', 'mobile_web', 'beta_app'], channelPath: 'web' })
const anyones = flowOf({ steps, channels: [] })

function visit(linked: string | null = null) {
  const clock = new FakeClock()
  return {
    ...blankPage('/'),
    clock,
    device: new FakeStorage(clock),
    tab: new FakeStorage(clock),
    inAddress: () => linked,
  }
}

describe('the channel of a visit', () => {
  test.each([
    ['a computer', false, 'web'],
    ['a mobile device', true, 'mobile_web'],
  ])('on %s, a first visit without a link uses the default channel of that device', (_, isMobile, name) => {
    expect(channelOf(web, newcomer, isMobile)).toEqual({ name, path: 'web' })
    expect(channelOf(anyones, newcomer, isMobile).name).toBe(name)
  })

  test('if the flow has the channel of the customer’s last visit, the new visit uses this channel again', async () => {
    const page = visit()
    await keepChannel(page, { name: 'beta_app', path: 'web' })
    expect(channelOf(web, await keptChannel(page), true).name).toBe('beta_app')
    await keepChannel(page, { name: 'whatsapp_web', path: 'whatsapp' })
    const kept = await keptChannel(page)
    expect(channelOf(web, kept, false)).toEqual({ name: 'web', path: 'web' })
    expect(channelOf(anyones, kept, false)).toEqual({ name: 'whatsapp_web', path: 'whatsapp' })
  })

  test('if a visit starts with a link, its channel comes from the link and not from the last visit', async () => {
    const page = visit('mobile_web')
    await keepChannel(page, { name: 'beta_app', path: 'web' })
    expect(channelOf(web, await keptChannel(page), false).name).toBe('mobile_web')
    expect(channelOf(anyones, await keptChannel(page), false).name).toBe('mobile_web')
  })

  test.each(['no body', '__proto__', '', 'WEB', '<b>', 'nobodys', 'partner_app', 'api'])(
    'if a link names the forbidden channel %j, the channel of the customer’s last visit stays in use',
    async said => {
      const page = visit(said)
      await keepChannel(page, { name: 'beta_app', path: 'web' })
      const kept = await keptChannel(page)
      expect([web, anyones].map(flow => channelOf(flow, kept, false).name)).toEqual(['beta_app', 'beta_app'])
    },
  )

  test.each(['no body', '__proto__', '', 'WEB', '<b>', 'partner_app', 'api'])(
    'the stored channel %j is ignored, because no visit can have stored it',
    async said => {
      const page = visit()
      await page.device.set('recarrega.channel', said)
      await page.device.set('recarrega.channelPath', said)
      expect(await keptChannel(page)).toEqual(newcomer)
    },
  )

  test.each(['partner_app', 'api'])(
    'a visit to an address of the channel %s uses that channel, but does not store it',
    async name => {
      const page = visit('beta_app')
      const own = flowOf({ steps, channels: [name] })
      const channel = channelOf(own, await keptChannel(page), false)
      expect(channel.name).toBe(name)
      await keepChannel(page, channel)
      expect(await page.device.get('recarrega.channel')).toBeNull()
    },
  )

  test('if a channel belongs to one flow only, a link chooses this channel in that flow and not in any other', async () => {
    const club = flowOf({ steps, channels: ['club'] })
    const page = visit('club')
    const linked = await keptChannel(page)
    expect(channelOf(club, linked, false).name).toBe('club')
    expect([web, anyones].map(flow => channelOf(flow, linked, false).name)).toEqual(['web', 'web'])
    await keepChannel(page, channelOf(club, linked, false))
    expect(channelOf(anyones, await keptChannel(page), false).name).toBe('club')
  })

  test('reading the stored channel takes at most 5 s', async () => {
    const page = visit()
    const never = { ...blankPage('/').device, get: () => new Promise<never>(() => undefined) }
    let kept: unknown
    void keptChannel({ ...page, device: never }).then(found => {
      kept = found
    })
    await page.clock.advance(4_900)
    expect(kept).toBeUndefined()
    await page.clock.advance(200)
    await settle()
    expect(kept).toEqual({ ...newcomer, isLate: true })
  })
})

describe('an address that several flows have', () => {
  const here = [
    { id: 'web', channels: ['web', 'beta_app'] },
    { id: 'loyalty', channels: ['loyalty', 'loyalty_plus'] },
    { id: 'lightblue', channels: [] },
  ]
  const opens = async (page: ReturnType<typeof visit>) => flowFor(here, await keptChannel(page)) ?? 'the first'
  const token = 'recarrega.token'

  test.each([
    ['loyalty_plus', 'loyalty'],
    ['beta_app', 'web'],
    ['whatsapp_web', 'lightblue'],
    ['nobodys', 'lightblue'],
    ['partner_app', 'lightblue'],
    [null, 'lightblue'],
  ])(
    'with ?canal=%s, an address that several flows share opens for a “lightblue” customer in the flow “%s”',
    async (linked, flow) => {
      const page = visit(linked)
      await keepFlow(page, 'lightblue')
      await page.tab.set(token, 't')
      expect(await opens(page)).toBe(flow)
    },
  )

  test.each([
    ['a visitor without a session', 'the first', false, null],
    ['a customer', 'loyalty', true, null],
    ['a visitor without a session who reloads the page', 'loyalty', false, { entry: 0, step: 'sms' }],
  ])(
    'after a visit to the loyalty login, %s who opens an address that several flows share sees this flow: %s',
    async (_, flow, isIn, current) => {
      const page = { ...visit(), history: { ...blankPage('/').history, current: () => current } }
      await keepFlow(page, 'loyalty')
      await keepChannel(page, { name: 'loyalty', path: 'web' })
      if (isIn) await page.tab.set(token, 't')
      expect(await opens(page)).toBe(flow)
    },
  )

  test('if several flows have an address, a new tab opens it in the flow of the customer’s last channel', async () => {
    const page = visit()
    await keepChannel(page, { name: 'loyalty_plus', path: 'web' })
    await page.tab.set(token, 't')
    expect(await opens(page)).toBe('loyalty')
  })
})
