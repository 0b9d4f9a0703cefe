/** Features that the operator switches on for each customer. */
export interface SwitchesDocument {
  readonly lightBlue: boolean
  readonly checkout: boolean
  readonly sdkCheckout: boolean
  readonly campaigns: boolean
  readonly bridge: boolean
  readonly paymentMethods: readonly string[]
  /** True if sessions come from a chat that waits for a Pix intention. */
  readonly pixChat: boolean
}

/** The customer's only schedule. `frequency` and `day` are as in the contract. */
export interface RecurrenceDocument {
  readonly customerId: string
  readonly frequency: string
  readonly day: string
  readonly valueCents: number
  readonly recipient: string
  readonly token: string
  readonly createdAt: number
}

export interface IntentionDocument {
  readonly id: string
  readonly customerId: string
  readonly recipient: string
  readonly valueCents: number
  readonly at: number
}

export interface EventDocument {
  readonly msisdn: string
  readonly event: string
  readonly at: number
  readonly details: unknown
}

/** This token is for the gateway's 3-D Secure, or for reading the number of a saved card. */
export interface SecureTokenDocument {
  readonly token: string
  readonly customerId: string
  readonly of: '3ds' | 'dataonly'
  readonly expiresAt: number
}
