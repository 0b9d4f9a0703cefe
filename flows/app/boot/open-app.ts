import type { Driver } from '../../../runtime/engine/driver.ts'
import type { Flow } from '../../../runtime/engine/flow.ts'
import type { FactValues } from '../../../runtime/facts.ts'
import type { Session } from '../../../runtime/session/session.ts'
import type { FactStore } from '../../kit/fact-store.ts'
import type { Page } from '../../kit/page.ts'
import { ENVELOPE_KEY, pastIn, unseal } from './envelope.ts'
import { firstStep } from './first-step.ts'
import { readAddress } from './named-path.ts'

interface Opening {
  readonly flow: Flow
  readonly page: Page
  readonly session: Session
  readonly facts: FactStore
  readonly driver: Driver
  readonly channelFacts: FactValues
  /** Whether no flow of the release has this address. If so, the app shows the not-found page instead of a step. */
  readonly isUnknown: boolean | undefined
  /** Returns whether the customer has logged out since the page was loaded. */
  readonly hasLeft: () => boolean
  readonly loadOperations: () => Promise<unknown>
  readonly save: () => Promise<void>
}

/** Restores the session and the facts, and opens the step of the address. From then on, every change is stored. */
export async function openApp(opening: Opening): Promise<void> {
  const { flow, page, session, facts, driver, channelFacts, isUnknown, hasLeft, loadOperations, save } = opening
  const { tab, tabs, history } = page
  // Another tab logged out while this tab was closed, so the former customer's data is not restored.
  if (tabs.hasMissedLogout()) await Promise.allSettled([session.forgetToken(), tab.remove(ENVELOPE_KEY)])
  const [text] = await Promise.all([tab.get(ENVELOPE_KEY).catch(() => null), session.restore()])
  if (session.token() !== undefined) await loadOperations()
  // If another tab has logged out in the meantime, the session and the saved facts are not restored.
  const isKnown = session.token() !== undefined
  const saved = hasLeft() || session.isTaken() ? undefined : unseal(text)
  for (const [name, value] of Object.entries(saved?.facts ?? {})) facts.writeNamed(name, value)
  const { step: addressed, named } = readAddress(flow, page.takeAddress())
  if (named !== undefined) facts.writeNamed(named.fact, named.value)
  facts.write({
    ...channelFacts,
    'session.authenticated': isKnown,
    'session.msisdn': isKnown ? session.msisdn() : undefined,
    'session.customerId': isKnown ? session.customerId() : undefined,
    'session.owner': (isKnown ? session.customerId() : undefined) ?? facts.get('session.owner'),
    'login.msisdn': facts.get('login.msisdn') ?? session.msisdn(),
  })
  const past = pastIn(saved, flow)
  const step = firstStep(flow, {
    pathname: history.pathname(),
    entered: history.current()?.step,
    addressed: isUnknown ? undefined : addressed,
    isKnown,
  })
  // A link may choose the amount in cents, as in `?valor=2000`. Without a session, the app keeps the amount in
  // another fact until the customer has logged in.
  const cents = Number(page.takeFromAddress('valor'))
  if (cents > 0 && Number.isInteger(cents)) facts.writeNamed(isKnown ? 'recharge.value' : 'login.value', cents)
  driver.send({ type: 'open', step, entry: history.current()?.entry ?? 0, ...past })
  // Every change is stored at once, so that a reload within a step loses nothing.
  driver.subscribe(() => void save())
  facts.subscribe(() => void save())
  void save()
}
