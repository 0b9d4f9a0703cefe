import { answerOf } from '../flows/story-operator.ts'
import type { Network } from '../flows/story-page.ts'

const ORIGIN = 'http://story'

/** A network that leads directly to the story's operator, without a browser in between. */
export const directNetwork: Network = {
  origin: ORIGIN,
  fetch: (url, init) =>
    new Promise((resolve, reject) => {
      init.signal.addEventListener('abort', () => reject(init.signal.reason), { once: true })
      // The answer comes in a later turn of the event loop, as on a real network.
      setTimeout(async () => {
        const answer = await answerOf(new Request(new URL(url, ORIGIN), init))
        if (answer === undefined) reject(new TypeError('Failed to fetch'))
        else resolve(answer)
      })
    }),
}
