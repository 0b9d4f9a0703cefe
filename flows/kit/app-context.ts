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
 * Returns the app without the stores of facts and secrets. Blocks write through `useWrite` and fields instead, which
 * accept only the facts that the block's spec names.
 */
export const useApp: () => BlockApp = useWholeApp

/**
 * Returns the context of services. Throws on a page without a session, so only blocks that a logged-in customer sees
 * may use it.
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

/** Returns the value of a fact that a config names. */
export function useNamedFact(name: string): unknown {
  const facts: { readonly [name: string]: unknown } = useFacts()
  return facts[name]
}

export function useUi(): Ui {
  const { ui } = useApp()
  return useSyncExternalStore(ui.subscribe, ui.getState, ui.getInitialState)
}

const never = (): (() => void) => () => undefined

/** Returns false while the page only shows what was prerendered, before the session is known. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The id of the modal that a block is in; null for a block of the step. */
const OwnerContext = createContext<string | null>(null)
export const OwnerProvider = OwnerContext.Provider

/** Returns the id of the modal that a block is in; null for a block of the step. */
export function useOwner(): string | null {
  return useContext(OwnerContext)
}

/** Returns the function that sends a customer's event to the flow. Events of blocks under a modal are ignored. */
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

/** Returns whether an action of the customer is running. */
export function useBusy(): boolean {
  const { isWaiting } = useUi()
  return isActing(useFlowState()) || isWaiting
}
