import { expect } from 'vitest'
import { askIssuer } from '../../runtime/payment/gateway/ask-issuer.ts'
import type { BridgeRequest, OpenBridge } from '../../runtime/payment/gateway/bridge.ts'
import { endAuthentication } from '../../runtime/payment/gateway/end.ts'
import type { BridgeMessage } from '../../runtime/payment/gateway/read-event.ts'
import { openReview } from './buying.ts'
import type { Page } from './page.ts'

/**
 * The number of customer Helena. She has every payment method, the bank's confirmation service (the bridge), and saved
 * debit cards, including Caixa cards.
 */
export const HELENA = '85992221155'
export const SECURE_DEBIT = '/recharges/3ds-debit'
export const WEB_DEBIT = '/recharges/debit'
export const TOKEN = '/3ds-token/'
export const proof = { Cavv: 'cavv', Xid: null, Eci: '05', Version: '2.2.0', ReferenceId: 'ref' }
export const DEBIT = { pan: '4761730000000011' }
export const ELO = { pan: '6500310000000005' }

/**
 * Returns the answer to a question of the card's issuer. In place of the bank's frame, a function sends these events
 * and then nothing more.
 */
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
    /** Runs the service that closes the modal without the bank's confirmation. */
    told: () => page.run(endAuthentication),
  }
}

export const ASYNC = '/recharges/async'
export type Review = Awaited<ReturnType<typeof openReview>>
const secrets = ['payment.pan', 'payment.cvv', 'payment.challenge', 'payment.proof'] as const
/** Returns the names of the card secrets that are still in the vault. */
export const vaultOf = ({ page }: Review) => secrets.filter(name => (page.context.vault.read(name) ?? '') !== '')

export const ways = {
  debit: { card: DEBIT, type: 'debit', path: SECURE_DEBIT },
  credit: { card: ELO, type: 'credit', path: ASYNC },
} as const

/** Opens the review screen with a new card that its bank must confirm and has not confirmed yet. */
export async function openAsked(way: keyof typeof ways) {
  const review = await openReview(undefined, HELENA)
  const { card, type, path } = ways[way]
  review.newCard(card, type)
  expect(await review.pay()).toEqual({ outcome: 'challenge', gives: { 'payment.authentication': 'asked' } })
  const sent = () => review.page.network.to(`POST /operator/b/customers/${review.customerId}${path}`)
  return { review, sent }
}

export const bodyOf = (sent: readonly { readonly body: string }[]) => JSON.parse(sent[0]?.body ?? 'null')
