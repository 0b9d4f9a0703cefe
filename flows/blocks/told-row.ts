/** A row of what is known, for a list of such; none for what has no label, or is not known. */
export function toldRow(label: string | undefined, value: string | undefined): { label: string; value: string }[] {
  return label === undefined || value === undefined || value === '' ? [] : [{ label, value }]
}
