import { createContext, type ReactNode, useContext } from 'react'

/** The blocks that the chosen option of a list opens, such as a new card's form. Null if there are none. */
const ChoiceContent = createContext<ReactNode>(null)
export const ChoiceContentProvider = ChoiceContent.Provider

export function useChoiceContent(): ReactNode {
  return useContext(ChoiceContent)
}
