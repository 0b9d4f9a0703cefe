import { describe, expect, it } from 'vitest'
import { createClient } from '../../runtime/operator/client.ts'
import { locator } from './locator.ts'

const bases = { a: '/a', b: '/b', cards: '/c', brands: '/c', bins: '/c', geo: '/geo' }
const clock = { now: () => 0, after: () => () => undefined }

/** A client whose services answer so; `asked` lists the addresses. */
function answering(answers: { readonly [url: string]: object }) {
  const asked: string[] = []
  const send = createClient({
    fetch: async url => {
      asked.push(url)
      const body = answers[url]
      return {
        status: body === undefined ? 404 : 200,
        headers: new Headers(),
        text: async () => JSON.stringify(body ?? {}),
      }
    },
    clock,
    bases,
    isOnline: () => true,
    headers: () => ({}),
    token: () => 'token',
    onSessionEnded: () => undefined,
    onServerTime: () => undefined,
  })
  return { send, asked }
}

const BY_IP = '/b/customers/11987654321/obtaincountrybyip'

describe('where the device seems to be', () => {
  it('is asked once a visit', async () => {
    const { send, asked } = answering({ '/geo/json': { IPv4: '203.0.113.7', country_code: 'BR' } })
    const where = locator(send, () => '11987654321')
    expect(await where()).toEqual({ ip: '203.0.113.7', country: 'BR' })
    await where()
    expect(asked).toEqual(['/geo/json'])
  })

  it('is asked of the operator when the address alone is known', async () => {
    const { send } = answering({ '/geo/json': { IPv4: '198.51.100.1' }, [BY_IP]: { country_code: 'PT' } })
    expect(await locator(send, () => '11987654321')()).toEqual({ ip: '198.51.100.1', country: 'PT' })
  })

  it('is left out as far as nobody knows it', async () => {
    expect(await locator(answering({}).send, () => '11987654321')()).toEqual({})
    const { send, asked } = answering({ '/geo/json': { IPv4: '192.0.2.1' } })
    expect(await locator(send, () => '11987654321')()).toEqual({ ip: '192.0.2.1' })
    expect(await locator(send, () => undefined)()).toEqual({ ip: '192.0.2.1' })
    expect(asked.filter(url => url === BY_IP)).toHaveLength(1)
  })
})
