/** The possible values of `{channel}` in an address. */
export const CHANNEL_PATHS: readonly string[] = ['web', 'whatsapp']

/** Several flows may share an address. This flow opens if the visitor's channel is unknown. */
export const FIRST_FLOW = 'web'
