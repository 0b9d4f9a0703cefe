/** Returns a list with one row; an empty list without a label or a value. */
export function optionalRow(label: string | undefined, value: string | undefined): { label: string; value: string }[] {
  return label === undefined || value === undefined || value === '' ? [] : [{ label, value }]
}
