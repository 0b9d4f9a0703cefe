import { createContext } from 'react'

export interface Look {
  readonly theme: string
  readonly mode: string
}

/** The theme and mode of a page, from the toolbar. */
export const LookContext = createContext<Look>({ theme: 'classic', mode: 'light' })
