/** A folder or page of the sidebar. */
export interface SidebarSection {
  readonly name: string
  /** The id of the page or story that opens first. */
  readonly start: string
  readonly text: string
}

/** The sections of the sidebar, in the sidebar's order. */
export const sections: readonly SidebarSection[] = [
  {
    name: 'Foundations',
    start: 'foundations-colour--docs',
    text: 'Colours with their contrast, type, space, shape, motion, icons, and how the product speaks.',
  },
  {
    name: 'Components',
    start: 'components-button--docs',
    text: 'The parts of the design system: buttons, fields, lists. They know no flow and no text of ours.',
  },
  {
    name: 'Blocks',
    start: 'blocks-notice--docs',
    text: 'What a flow puts on a screen: a field with its meaning, a list of cards, a notice. Each in every state.',
  },
  {
    name: 'Layouts',
    start: 'layouts-classic--title-on-a-narrow-screen',
    text: 'The frame around the blocks of a step, one for each theme or host.',
  },
  {
    name: 'Flows',
    start: 'flows-web--map',
    text: 'Every screen that customers can see, by flow and journey: the map first, then the steps, then the modals, in each state.',
  },
  {
    name: 'Paying',
    start: 'paying-credit-saved--paid-at-once',
    text: 'Each way to pay, with every end that a payment can have.',
  },
  { name: 'Errors', start: 'errors-424--message', text: 'Every message, by its number and its words.' },
  {
    name: 'Review',
    start: 'sheets--sheets',
    text: 'All screens at once, what differs from a commit or release, and the way that the flow check took to a problem.',
  },
]
