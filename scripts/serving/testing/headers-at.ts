/** Returns the headers that a config sends for a path, with header names in lower case. */
export type HeadersAt = (path: string) => Readonly<Record<string, string>>
