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

/**
 * Returns what `select` reads from the flow's state. The component renders again only when this value changes, so
 * `select` must not create objects.
 */
export function useFlowState<T>(select: (state: FlowState) => T): T {
  const { driver, boot } = useApp()
  return useSyncExternalStore(
    driver.subscribe,
    () => select(driver.state()),
    () => select(boot.state),
  )
}

/** Returns what `select` reads from the facts, as `useFlowState` does from the flow's state. */
export function useSelectedFacts<T>(select: (facts: FactValues) => T): T {
  const { facts, boot } = useApp()
  return useSyncExternalStore(
    facts.subscribe,
    () => select(facts.all()),
    () => select(boot.facts),
  )
}

export function useFacts(): FactValues {
  return useSelectedFacts(facts => facts)
}

export function useFact<N extends PlainFactName>(name: N): FactValue<N> | undefined {
  return useSelectedFacts((facts: { readonly [K in N]?: FactValue<K> | undefined }) => facts[name])
}

/** Returns the value of a fact. A flow config contains the name of this fact. */
export function useNamedFact(name: string): unknown {
  return useSelectedFacts((facts: { readonly [name: string]: unknown }) => facts[name])
}

/** Returns what `select` reads from the state of the screen, as `useFlowState` does from the flow's. */
export function useUi<T>(select: (ui: Ui) => T): T {
  const { ui, boot } = useApp()
  return useSyncExternalStore(
    ui.subscribe,
    () => select(ui.getState()),
    () => select(boot.ui),
  )
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

/** Returns whether the flow is running this service. */
export function useIsRunning(name: string): boolean {
  return useFlowState(({ running }) => running.some(({ service }) => service === name))
}

/** Returns whether the app is still performing an action of the customer. */
export function useBusy(): boolean {
  const isWaiting = useUi(ui => ui.isWaiting)
  return useFlowState(isActing) || isWaiting
}
