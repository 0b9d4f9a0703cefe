type Parse = (
  text: string,
) =>
  | { readonly ok: true; readonly value: string | number | undefined }
  | { readonly ok: false; readonly violation: string }

/** A rule for a field that may be left blank: the fact is forgotten then, whatever was typed before. */
export function mayBeEmpty(parse: Parse): Parse {
  return text => {
    const parsed = parse(text)
    return !parsed.ok && parsed.violation === 'empty' ? { ok: true, value: undefined } : parsed
  }
}
