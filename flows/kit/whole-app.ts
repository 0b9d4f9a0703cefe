import { createContext, useContext } from 'react'
import type { App } from './app.ts'

const AppContext = createContext<App | null>(null)
export const AppProvider = AppContext.Provider

/**
 * Returns the app including its stores of facts and secrets. Blocks and layouts must call `useApp` instead, which
 * leaves these stores out.
 */
export function useWholeApp(): App {
  const app = useContext(AppContext)
  if (app === null) throw new Error('There is no app around this.')
  return app
}
