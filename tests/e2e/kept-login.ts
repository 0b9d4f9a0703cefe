import type { Page } from '@playwright/test'
import { ENVELOPE_KEY, seal } from '../../flows/app/boot/envelope.ts'
import { createFactStore } from '../../flows/kit/fact-store.ts'
import { browserClock } from '../../runtime/browser/clock.ts'
import { initialState } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { Session } from '../../runtime/session/session.ts'
import { FakeStorage } from '../runtime/fake-storage.ts'

export interface Login {
  readonly token: string
  readonly msisdn: string
  readonly customerId: string
}

/**
 * Returns the contents of the device's storage and of the tab's storage. The app itself writes them for this login and
 * these facts.
 */
export async function keepLogin(login: Login, facts: FactValues) {
  const device = new FakeStorage(browserClock)
  const tab = new FakeStorage(browserClock)
  await new Session({ device, tab, clock: browserClock }).open(login)
  const store = createFactStore()
  store.write(facts)
  // The stored state has no flow, because the customer has visited no step in this tab.
  await tab.set(ENVELOPE_KEY, seal(initialState({ id: '' }), store.all()))
  return { device: [...device.values], tab: [...tab.values] }
}

/** Opens an address in a tab, as after a reload: the customer is logged in, and these facts are stored. */
export async function openLoggedIn(page: Page, path: string, login: Login, facts: FactValues): Promise<void> {
  const planted = await page.addInitScript(
    ({ device, tab }) => {
      // Before the page arrives, Firefox runs this script in an empty document, which has no storage.
      if (origin === 'null') return
      for (const [key, value] of device) localStorage.setItem(key, value)
      for (const [key, value] of tab) sessionStorage.setItem(key, value)
    },
    await keepLogin(login, facts),
  )
  await page.goto(path)
  // Removes the script after one load, because a later reload must not restore facts that the app has deleted.
  await planted.dispose()
}
