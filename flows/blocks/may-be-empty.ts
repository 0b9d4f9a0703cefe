type Parse = (
  text: string,
) =>
  | { readonly ok: true; readonly value: string | number | undefined }
  | { readonly ok: false; readonly violation: string }

/** Returns a parser that also accepts an empty field. An empty field removes the fact. */
export function mayBeEmpty(parse: Parse): Parse {
  return text => {
    const parsed = parse(text)
    return !parsed.ok && parsed.violation === 'empty' ? { ok: true, value: undefined } : parsed
  }
}
