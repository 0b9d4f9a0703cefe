/**
 * Returns the name for a contact's number: the name that the customer typed, else the contact's. `filled` is the last contact's
 * name.
 */
export function pickedName(written: string, filled: string | undefined, picked: string | undefined): string {
  const isTyped = written.trim() !== '' && written !== filled
  return isTyped ? written : (picked ?? '')
}
