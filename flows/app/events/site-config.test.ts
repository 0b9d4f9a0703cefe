import { expect, test } from 'vitest'
import type { Fetch } from '../../../runtime/operator/client.ts'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { respond } from '../../../tests/runtime/network.ts'
import { siteConfig } from './site-config.ts'

/** Creates a page whose requests get these answers, one after another. */
function openPage(...answers: readonly (() => ReturnType<Fetch>)[]) {
  const clock = new FakeClock()
  const left = [...answers]
  let asked = 0
  const fetch: Fetch = () => {
    asked += 1
    return (left.shift() ?? lost)()
  }
  const read = (isNew?: boolean) => clock.finish(siteConfig({ fetch, clock }, isNew))
  return { read, asked: () => asked }
}

const json = (body: object) => async () => respond(200, body)
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('a page fetches `/config.json` once, however many parts of the app read it, and again only if asked to', async () => {
  const { read, asked } = openPage(json({ at: 1 }), json({ at: 2 }))
  expect(await Promise.all([read(), read()])).toEqual([{ at: 1 }, { at: 1 }])
  expect([await read(), asked()]).toEqual([{ at: 1 }, 1])
  expect([await read(true), asked()]).toEqual([{ at: 2 }, 2])
  expect([await read(), asked()]).toEqual([{ at: 2 }, 2])
})

test('if the site has no `/config.json`, the config is empty', async () => {
  expect(await openPage(async () => respond(404, {})).read()).toEqual({})
})

test('if `/config.json` cannot be fetched, the read fails, and the next read fetches it again', async () => {
  const { read } = openPage(lost, lost, lost, lost, json({ at: 5 }))
  await expect(read()).rejects.toThrow('Failed to fetch')
  expect(await read()).toEqual({ at: 5 })
})
