/** The name for the number of a contact: the contact's own, unless the person typed one. `filled`: what the last contact left there. */
export function pickedName(written: string, filled: string | undefined, picked: string | undefined): string {
  const isTyped = written.trim() !== '' && written !== filled
  return isTyped ? written : (picked ?? '')
}
