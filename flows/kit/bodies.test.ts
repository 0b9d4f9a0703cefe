import { describe, expect, test } from 'vitest'
import { FakeClock } from '../../tests/runtime/fake-clock.ts'
import { fetchJson, GoneError, retry } from './bodies.ts'

const answer = (status: number, text: string) => async () => ({
  status,
  headers: { get: () => null },
  text: async () => text,
})

describe('a file of the release', () => {
  test('`fetchJson` returns the content of a JSON file', async () => {
    await expect(fetchJson(answer(200, '{"a":1}'), new FakeClock(), '/x.json')).resolves.toEqual({ a: 1 })
  })

  test('if the server answers with 404 for a file, the fetch fails at once, without a retry', async () => {
    let asked = 0
    const ask = (): Promise<unknown> => {
      asked += 1
      return fetchJson(answer(404, ''), new FakeClock(), '/x.json')
    }
    await expect(retry(new FakeClock(), ask)).rejects.toBeInstanceOf(GoneError)
    expect(asked).toBe(1)
  })

  test.each([
    ['an error of the server (500)', answer(500, '')],
    ['the login page of a Wi-Fi network', answer(200, '<html>Entre na rede</html>')],
    ['a failed request', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('after %s the app fetches the file three more times, each time after a longer pause', async (_, fetch) => {
    const clock = new FakeClock()
    const at: number[] = []
    const ask = (): Promise<unknown> => {
      at.push(clock.now())
      return fetchJson(fetch, clock, '/x.json')
    }
    await expect(clock.finish(retry(clock, ask))).rejects.toThrow()
    expect(at).toEqual([0, 300, 900, 2100])
  })

  test('if the first fetch of a file fails and the second succeeds, the app gets the file', async () => {
    const clock = new FakeClock()
    const answers = [answer(500, ''), answer(200, '7')]
    const ask = (): Promise<number> => fetchJson<number>(answers.shift() ?? answer(500, ''), clock, '/x.json')
    expect(await clock.finish(retry(clock, ask))).toBe(7)
  })

  test('if a file does not arrive within ten seconds, the fetch fails', async () => {
    const clock = new FakeClock()
    const never = (_: string, { signal }: { readonly signal: AbortSignal }): Promise<never> =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    await expect(clock.finish(fetchJson(never, clock, '/x.json'))).rejects.toThrow('aborted')
    expect(clock.now()).toBe(10_000)
  })
})
