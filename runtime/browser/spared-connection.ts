interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether nothing should be fetched before it is needed: the browser saves data, or the network is slow. */
export function isSpared(navigator: object): boolean {
  const connection: Connection | undefined = 'connection' in navigator ? Object(navigator.connection) : undefined
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
