import { createContext } from 'react'

export interface Look {
  readonly theme: string
  readonly mode: string
}

/** The theme and mode of a page, as the toolbar has them. */
export const LookContext = createContext<Look>({ theme: 'classic', mode: 'light' })
