/** Returns the headers that a config sends with the file or page at a path, by their names in lower case. */
export type HeadersAt = (path: string) => Readonly<Record<string, string>>
