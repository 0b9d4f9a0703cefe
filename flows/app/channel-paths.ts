/** What `{channel}` of an address can stand for. */
export const CHANNEL_PATHS: readonly string[] = ['web', 'whatsapp']

/** How the customer came: the code that the operator is told, and what stands in the addresses. */
export interface Channel {
  readonly name: string
  readonly path: string
}
