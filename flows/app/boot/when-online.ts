import type { Page } from '../../kit/page.ts'

type Network = Pick<Page, 'isOnline' | 'onOnline'>

/** Calls the function at once if the browser is online, or else as soon as the network is back. */
export function whenOnline(page: Network, call: () => void): void {
  if (page.isOnline()) call()
  else whenBack(page, () => whenOnline(page, call))
}

/** Calls the function once, the next time the network comes back. */
export function whenBack({ onOnline }: Network, call: () => void): void {
  const stop = onOnline(() => {
    stop()
    call()
  })
}
