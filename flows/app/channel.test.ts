import { describe, expect, test } from 'vitest'
import { flowOf, step } from '../../tests/engine/small-flow.ts'
import { FakeClock, settle } from '../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../tests/runtime/fake-storage.ts'
import { channelOf, keepChannel, keepFlow, keptChannel, newcomer } from './channel.ts'
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
    takeFromAddress: () => linked,
  }
}

describe('the channel of a visit', () => {
  test.each([
    ['at a desk', false, 'web'],
    ['in a hand', true, 'mobile_web'],
  ])('is by the device %s where nothing else is known', (_, isMobile, name) => {
    expect(channelOf(web, newcomer, isMobile)).toEqual({ name, path: 'web' })
    expect(channelOf(anyones, newcomer, isMobile).name).toBe(name)
  })

  test('is the last visit’s, if the flow serves it', async () => {
    const page = visit()
    await keepChannel(page, { name: 'beta_app', path: 'web' })
    expect(channelOf(web, await keptChannel(page), true).name).toBe('beta_app')
    await keepChannel(page, { name: 'whatsapp_web', path: 'whatsapp' })
    const kept = await keptChannel(page)
    expect(channelOf(web, kept, false)).toEqual({ name: 'web', path: 'web' })
    expect(channelOf(anyones, kept, false)).toEqual({ name: 'whatsapp_web', path: 'whatsapp' })
  })

  test('is the link’s before that', async () => {
    const page = visit('mobile_web')
    await keepChannel(page, { name: 'beta_app', path: 'web' })
    expect((await keptChannel(page)).name).toBe('mobile_web')
    // Should the page have to be loaded anew, its address says it no more.
    expect((await keptChannel({ ...page, takeFromAddress: () => null })).name).toBe('mobile_web')
  })

  test('leaves the tab in the flow that it is in, but for a link', async () => {
    const [page, linked] = [visit(), visit('beta_app')]
    for (const one of [page, linked]) await keepFlow(one, 'lightblue')
    expect((await keptChannel(page)).flow).toBe('lightblue')
    expect((await keptChannel(linked)).flow).toBeUndefined()
  })

  test.each(['no body', '__proto__', '', 'WEB', '<b>'])('is not what nobody knows: %j', async said => {
    const page = visit(said)
    await page.device.set('recarrega.channel', said)
    await page.device.set('recarrega.channelPath', said)
    expect(await keptChannel(page)).toEqual(newcomer)
  })

  test('of a new flow is believed to its link there, and to nobody’s link elsewhere', async () => {
    const club = flowOf({ steps, channels: ['club'] })
    const page = visit('club')
    const linked = await keptChannel(page)
    expect(channelOf(club, linked, false).name).toBe('club')
    expect([web, anyones].map(flow => channelOf(flow, linked, false).name)).toEqual(['web', 'web'])
    await keepChannel(page, channelOf(club, linked, false))
    expect(channelOf(anyones, await keptChannel(page), false).name).toBe('club')
  })

  test('is not waited for longer than 5 s', async () => {
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
