/** What `{channel}` of an address can stand for. */
export const CHANNEL_PATHS: readonly string[] = ['web', 'whatsapp']

/** What it can stand for in a flow that says so, and in no other: what lies under `/recarga/app/` may be framed. */
export const OWN_PATHS: readonly string[] = ['app']

/** The flow of an address that several have, for whom no channel is known. */
export const FIRST_FLOW = 'web'
