/** The headers that a config sends with a file or page at a path, by their names in lower case. */
export type HeadersAt = (path: string) => Readonly<Record<string, string>>
