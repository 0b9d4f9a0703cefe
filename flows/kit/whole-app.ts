import { createContext, useContext } from 'react'
import type { App } from './app.ts'

const AppContext = createContext<App | null>(null)
export const AppProvider = AppContext.Provider

/** Returns the app with the stores of facts and secrets. Blocks and layouts use `useApp`, which hides these stores. */
export function useWholeApp(): App {
  const app = useContext(AppContext)
  if (app === null) throw new Error('There is no app around this.')
  return app
}
