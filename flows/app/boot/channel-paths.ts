/** What `{channel}` of an address can stand for. */
export const CHANNEL_PATHS: readonly string[] = ['web', 'whatsapp']

/** The flow of an address that several have, for whom no channel is known. */
export const FIRST_FLOW = 'web'
