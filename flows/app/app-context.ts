import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FlowState } from '../../runtime/engine/state.ts'
import type { FactValue, FactValues, PlainFactName } from '../../runtime/facts.ts'
import type { App } from './create-app.ts'
import type { Ui } from './ui-store.ts'

const AppContext = createContext<App | null>(null)
export const AppProvider = AppContext.Provider

export function useApp(): App {
  const app = useContext(AppContext)
  if (app === null) throw new Error('A block was rendered outside an AppProvider.')
  return app
}

export function useFlowState(): FlowState {
  const { driver } = useApp()
  return useSyncExternalStore(driver.subscribe, driver.state)
}

export function useFacts(): FactValues {
  const { facts } = useApp()
  return useSyncExternalStore(facts.subscribe, facts.all)
}

export function useFact<N extends PlainFactName>(name: N): FactValue<N> | undefined {
  const { facts } = useApp()
  return useSyncExternalStore(facts.subscribe, () => facts.get(name))
}

export function useUi(): Ui {
  const { ui } = useApp()
  return useSyncExternalStore(ui.subscribe, ui.getState)
}

/** Tells the flow that the person did something. */
export function useSend(): (event: string) => void {
  const { driver, ui } = useApp()
  return event => {
    ui.setState({ notice: null })
    driver.send({ type: 'user', name: event })
  }
}

/** Whether something the person asked for is under way. */
export function useBusy(): boolean {
  return useFlowState().running.some(run => run.kind === 'action')
}
