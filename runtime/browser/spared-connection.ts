interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Returns whether the app should fetch nothing in advance, because the browser saves data or the network is slow. */
export function isSpared(navigator: object): boolean {
  const connection: Connection | undefined = 'connection' in navigator ? Object(navigator.connection) : undefined
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
