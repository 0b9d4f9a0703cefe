/**
 * Returns the name to save with a contact's phone number: the name that the customer typed, or else the contact's
 * name. `filled` is the name of the contact chosen before.
 */
export function pickedName(written: string, filled: string | undefined, picked: string | undefined): string {
  const isTyped = written.trim() !== '' && written !== filled
  return isTyped ? written : (picked ?? '')
}
