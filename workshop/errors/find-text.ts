import { within } from 'storybook/test'

/**
 * Waits for the element that contains exactly the given text. A message may put its first sentence into an element of
 * its own, so the text of child elements counts too.
 */
export function findText(place: HTMLElement, text: string): Promise<HTMLElement> {
  const reads = (element: Element): boolean => element.textContent === text
  return within(place).findByText(
    (_, element) => element !== null && reads(element) && ![...element.children].some(reads),
  )
}
