import { createContext, useContext } from 'react'

export interface Receipt {
  readonly nsu: string
  readonly date: string
  readonly method: string
}

/** The logged-in customer and their choices. Amounts are in cents. */
export interface Customer {
  readonly token: string
  readonly id: string
  readonly msisdn: string
  readonly valueCents?: number
  /** The id of the recharge that the customer pays by Pix. */
  readonly pixId?: string
  readonly receipt?: Receipt
}

interface Session {
  readonly customer: Customer
  readonly change: (part: Partial<Customer>) => void
}

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('Nobody is logged in.')
  return session
}
