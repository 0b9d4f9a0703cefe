/** The possible values of `{channel}` in an address. */
export const CHANNEL_PATHS: readonly string[] = ['web', 'whatsapp']

/** If several flows share an address and the visitor's channel is unknown, this flow opens. */
export const FIRST_FLOW = 'web'
