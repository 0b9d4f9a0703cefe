/** The device's address book, where the browser lets a person choose from it. https://www.w3.org/TR/contact-picker/ */
export interface Contacts {
  select(properties: readonly ('name' | 'tel')[]): Promise<readonly Contact[]>
}

interface Contact {
  readonly name?: readonly string[]
  readonly tel?: readonly string[]
}

export interface PickedContact {
  readonly name: string | undefined
  /** As the person wrote them down. */
  readonly numbers: readonly string[]
}

/** Has the person choose somebody, which a browser does only after a tap; undefined when they chose nobody. */
export async function pickContact(contacts: Contacts): Promise<PickedContact | undefined> {
  try {
    const [contact] = await contacts.select(['name', 'tel'])
    return contact && { name: contact.name?.[0], numbers: contact.tel ?? [] }
  } catch {
    // It is open already, or the person or the page may not use it: the number can be typed.
    return undefined
  }
}

declare global {
  interface Navigator {
    /** Only some browsers have it, on a phone most of them. */
    readonly contacts?: Contacts
  }
}
