/** A field of an EMV text: a two-digit `id` and a `value`. The text contains the value's length in two digits. */
export type TlvField = { readonly id: string; readonly value: string }

/**
 * Returns the fields as one text: `[{ id: '58', value: 'BR' }]` → `5802BR`. If a value is empty or over 99 characters,
 * throws a RangeError, because the format does not allow it. Source: EMV QRCPS Merchant-Presented Mode.
 */
export function encodeTlv(fields: readonly TlvField[]): string {
  return fields
    .map(({ id, value }) => {
      if (value === '' || value.length > 99) throw new RangeError(`field ${id} holds ${value.length} characters`)
      return `${id}${String(value.length).padStart(2, '0')}${value}`
    })
    .join('')
}

/** Returns the values by id, in order. If the text is cut off, is not TLV, or repeats an id, returns undefined. */
export function decodeTlv(text: string): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const head = text.slice(at, at + 4)
    if (!/^\d{4}$/.test(head)) return undefined
    const id = head.slice(0, 2)
    const end = at + 4 + Number(head.slice(2))
    if (end > text.length || values.has(id)) return undefined
    values.set(id, text.slice(at + 4, end))
    at = end
  }
  return values
}
