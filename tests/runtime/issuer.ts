import { askIssuer } from '../../runtime/gateway/ask-issuer.ts'
import type { BridgeRequest, OpenBridge } from '../../runtime/gateway/bridge.ts'
import { endAuthentication } from '../../runtime/gateway/end.ts'
import type { BridgeMessage } from '../../runtime/gateway/read-event.ts'
import type { Page } from './page.ts'

/** Every way to pay, the bridge, and saved cards of debit and of Caixa. */
export const HELENA = '85992221155'
export const SECURE_DEBIT = '/recharges/3ds-debit'
export const WEB_DEBIT = '/recharges/debit'
export const TOKEN = '/3ds-token/'
export const proof = { Cavv: 'cavv', Xid: null, Eci: '05', Version: '2.2.0', ReferenceId: 'ref' }
/** Debit cards of Visa and Mastercard, and credit cards of Elo. */
export const DEBIT = { pan: '4761730000000011' }
export const ELO = { pan: '6500310000000005' }

/** The frame, as the block runs it: whoever is in it says these events, and then nothing. */
export async function askedIssuer(page: Page, events: readonly BridgeMessage[] | 'leaves') {
  const sent: BridgeRequest[] = []
  const left = new AbortController()
  const open: OpenBridge = hear => {
    queueMicrotask(() => {
      hear({ event: 'ready', fields: {} })
      if (events === 'leaves') left.abort()
      else for (const event of events) hear(event)
    })
    return { send: request => void sent.push(request), close: () => undefined }
  }
  const asking = { signal: left.signal, onChallenge: () => undefined }
  const ended = await page.clock.finish(askIssuer(page.context, open, asking), 660_000)
  if (ended !== undefined) page.know({ 'payment.authentication': ended.isProven ? undefined : ended.why })
  return {
    sent,
    isProven: ended?.isProven === true,
    /** The modal closes without a proof. */
    told: () => page.run(endAuthentication),
  }
}
