/** What `{channel}` of an address can stand for. */
export const CHANNEL_PATHS: readonly string[] = ['web', 'whatsapp']
