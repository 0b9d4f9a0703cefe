/** The values that `{channel}` in an address can have. */
export const CHANNEL_PATHS: readonly string[] = ['web', 'whatsapp']

/** The flow that an address shared by several flows opens for a visitor without a known channel. */
export const FIRST_FLOW = 'web'
