import type { Page } from '../../kit/page.ts'

type Network = Pick<Page, 'isOnline' | 'onOnline'>

/** Calls the function at once if the browser is online, else as soon as it is. */
export function whenOnline(page: Network, call: () => void): void {
  if (page.isOnline()) call()
  else whenBack(page, () => whenOnline(page, call))
}

/** Calls the function once, when the network comes back the next time. */
export function whenBack({ onOnline }: Network, call: () => void): void {
  const stop = onOnline(() => {
    stop()
    call()
  })
}
