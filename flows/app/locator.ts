import type { Send } from '../../runtime/operator/client.ts'
import { getGeolocation } from '../../runtime/operator/contract/channel.ts'

/** Where the device seems to be, asked once; empty when nobody knows. */
export function locator(send: Send): () => Promise<{ ip?: string; country?: string }> {
  let place: Promise<{ ip?: string; country?: string }> | undefined
  return () => {
    place ??= send(getGeolocation, { params: {} }).then(answer =>
      answer.kind === 'ok' ? { ip: answer.data.IPv4, country: answer.data.country_code } : {},
    )
    return place
  }
}
