/** The browser's contact picker, in which the customer chooses a contact. https://www.w3.org/TR/contact-picker/ */
export interface Contacts {
  select(properties: readonly ('name' | 'tel')[]): Promise<readonly Contact[]>
}

interface Contact {
  readonly name?: readonly string[]
  readonly tel?: readonly string[]
}

export interface PickedContact {
  readonly name: string | undefined
  /** The numbers as they are stored in the customer's contacts. */
  readonly numbers: readonly string[]
}

/**
 * Lets the customer choose a contact. The browser allows this only after a tap. Returns undefined if the customer chose
 * none.
 */
export async function pickContact(contacts: Contacts): Promise<PickedContact | undefined> {
  try {
    const [contact] = await contacts.select(['name', 'tel'])
    return contact && { name: contact.name?.[0], numbers: contact.tel ?? [] }
  } catch {
    // The picker is already open, or the browser does not allow it here. The customer can type the number instead.
    return undefined
  }
}

declare global {
  interface Navigator {
    /** Only some browsers have the contact picker, mostly on phones. */
    readonly contacts?: Contacts
  }
}
