/** The browser's contact picker, which lets the customer choose a contact. https://www.w3.org/TR/contact-picker/ */
export interface Contacts {
  select(properties: readonly ('name' | 'tel')[]): Promise<readonly Contact[]>
}

interface Contact {
  readonly name?: readonly string[]
  readonly tel?: readonly string[]
}

export interface PickedContact {
  readonly name: string | undefined
  /** The numbers in the form in which the customer stored them. */
  readonly numbers: readonly string[]
}

/**
 * Lets the customer choose a contact. A browser allows it only after a tap. Returns undefined if the customer chose
 * none.
 */
export async function pickContact(contacts: Contacts): Promise<PickedContact | undefined> {
  try {
    const [contact] = await contacts.select(['name', 'tel'])
    return contact && { name: contact.name?.[0], numbers: contact.tel ?? [] }
  } catch {
    // The picker is open already, or is not allowed here: the customer can type the number.
    return undefined
  }
}

declare global {
  interface Navigator {
    /** Only some browsers have the contact picker, mostly on phones. */
    readonly contacts?: Contacts
  }
}
