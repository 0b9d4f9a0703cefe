import { createContext, useContext, useSyncExternalStore } from 'react'
import { isActing } from '../../runtime/engine/moves.ts'
import { type FlowState, last } from '../../runtime/engine/state.ts'
import type { FactValue, FactValues, PlainFactName } from '../../runtime/facts.ts'
import type { Context } from '../../runtime/service/service.ts'
import type { BlockApp } from './app.ts'
import { report } from './report.ts'
import type { Ui } from './ui-store.ts'
import { useWholeApp } from './whole-app.ts'

/**
 * Returns the app without its stores of facts and secrets. Blocks write with `useWrite` or through form fields
 * instead. Both accept only the facts that the block's spec lists.
 */
export const useApp: () => BlockApp = useWholeApp

/**
 * Returns the context that services need. Throws on a page without a session, so only blocks for logged-in
 * customers may call it.
 */
export function useOperator(): Context {
  const operations = useApp().operations()
  if (operations === undefined) throw new Error('There is no operator.')
  return operations.context
}

export function useFlowState(): FlowState {
  const { driver, boot } = useApp()
  return useSyncExternalStore(driver.subscribe, driver.state, () => boot.state)
}

export function useFacts(): FactValues {
  const { facts, boot } = useApp()
  return useSyncExternalStore(facts.subscribe, facts.all, () => boot.facts)
}

export function useFact<N extends PlainFactName>(name: N): FactValue<N> | undefined {
  const { facts, boot } = useApp()
  return useSyncExternalStore(
    facts.subscribe,
    () => facts.get(name),
    () => boot.facts[name],
  )
}

/** Returns the value of a fact. A flow config contains the name of this fact. */
export function useNamedFact(name: string): unknown {
  const facts: { readonly [name: string]: unknown } = useFacts()
  return facts[name]
}

export function useUi(): Ui {
  const { ui, boot } = useApp()
  return useSyncExternalStore(ui.subscribe, ui.getState, () => boot.ui)
}

const never = (): (() => void) => () => undefined

/**
 * Returns false while React hydrates a prerendered page that may differ from the customer's own. Returns true
 * afterwards.
 */
export function useIsLive(): boolean {
  const { boot } = useApp()
  return useSyncExternalStore(
    never,
    () => true,
    () => boot.isLive,
  )
}

/** The id of the modal around a block, or null for a block of the step itself. */
const OwnerContext = createContext<string | null>(null)
export const OwnerProvider = OwnerContext.Provider

/** Returns the id of the modal around a block, or null for a block of the step itself. */
export function useOwner(): string | null {
  return useContext(OwnerContext)
}

/**
 * Returns the function that sends a customer's event to the flow. If a modal covers a block, the function ignores the
 * block's events.
 */
export function useSend(): (event: string) => void {
  const { driver, ui } = useApp()
  const owner = useOwner()
  return event => {
    const top = last(driver.state().modals)?.id ?? null
    if (top !== owner) return report('not-on-top', event)
    ui.setState({ notice: null })
    driver.send({ type: 'user', name: event })
  }
}

/** Returns whether the app is still performing an action of the customer. */
export function useBusy(): boolean {
  const { isWaiting } = useUi()
  return isActing(useFlowState()) || isWaiting
}
