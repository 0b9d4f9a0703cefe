/** Returns a list with one row. Returns an empty list if the label or the value is missing. */
export function optionalRow(label: string | undefined, value: string | undefined): { label: string; value: string }[] {
  return label === undefined || value === undefined || value === '' ? [] : [{ label, value }]
}
