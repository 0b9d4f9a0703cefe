import { createContext, useContext, useSyncExternalStore } from 'react'
import { isActing } from '../../runtime/engine/moves.ts'
import { type FlowState, last } from '../../runtime/engine/state.ts'
import type { FactValue, FactValues, PlainFactName } from '../../runtime/facts.ts'
import type { Context } from '../../runtime/service.ts'
import type { App } from './app.ts'
import { report } from './report.ts'
import type { Ui } from './ui-store.ts'

const AppContext = createContext<App | null>(null)
export const AppProvider = AppContext.Provider

export function useApp(): App {
  const app = useContext(AppContext)
  if (app === null) throw new Error('There is no app around this.')
  return app
}

/** What talks with the operator, for what only customers see: it came with their session. */
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

/** A fact that a config names. */
export function useNamedFact(name: string): unknown {
  const facts: { readonly [name: string]: unknown } = useFacts()
  return facts[name]
}

export function useUi(): Ui {
  const { ui } = useApp()
  return useSyncExternalStore(ui.subscribe, ui.getState, ui.getInitialState)
}

const never = (): (() => void) => () => undefined

/** False while the page is only what was prerendered: nobody knows yet who is there. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Whose a block is: a modal's, by its id; null for the step's. */
const OwnerContext = createContext<string | null>(null)
export const OwnerProvider = OwnerContext.Provider

/** Returns the modal that a block stands in, by its id; null for a block of the step. */
export function useOwner(): string | null {
  return useContext(OwnerContext)
}

/** Tells the flow that the person did something. What lies under a modal that is not drawn yet is not heard. */
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

/** Whether something the person asked for is under way. */
export function useBusy(): boolean {
  const { isWaiting } = useUi()
  return isActing(useFlowState()) || isWaiting
}
