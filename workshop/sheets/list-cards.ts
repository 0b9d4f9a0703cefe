/** The kinds of stories on the page `Sheets`. */
export const kinds = {
  step: 'Steps',
  modal: 'Modals',
  error: 'Errors',
  payment: 'Payments',
  part: 'Components, blocks and layouts',
} as const
export type Kind = keyof typeof kinds

/** A story or a page in Storybook's index. */
export interface IndexEntry {
  readonly type: string
  readonly id: string
  readonly title: string
  readonly name: string
  readonly tags?: readonly string[]
}

/** A picture of a story on the page `Sheets`. */
export interface SheetCard {
  readonly story: string
  readonly name: string
  /** The folders of the picture's story in the sidebar, such as `Web / Pay`. */
  readonly group: string
  readonly kind: Kind
  /** The sidebar's folder to pass to `npm run sheets`: `Flows/Web/`, `Errors/`. */
  readonly folder: string
  /** The sidebar's folder of the story's flow. If the story belongs to no flow, it is empty. */
  readonly flow: string
  readonly isUsual: boolean
}

const WITHOUT_SCREEN = ['taps', 'map', 'test-only']

/** Returns the cards of the page `Sheets`, one for each story that shows a screen or a part of one. */
export function listCards(entries: readonly IndexEntry[]): readonly SheetCard[] {
  return entries.flatMap(({ type, id, title, name, tags = [] }): readonly SheetCard[] => {
    const kind = kindOf(title, tags)
    if (type !== 'story' || kind === undefined || tags.some(tag => WITHOUT_SCREEN.includes(tag))) return []
    const [top = '', flow = '', ...rest] = title.split('/')
    const isOfFlow = top === 'Flows'
    const group = isOfFlow ? [flow, ...rest.slice(0, -1)].join(' / ') : title.split('/').slice(0, 2).join(' / ')
    const folder = isOfFlow ? `${top}/${flow}/` : `${top}/`
    const isUsual = id.endsWith('--ready') || !isOfFlow
    return [{ story: id, name, group, folder, kind, flow: isOfFlow ? flow : '', isUsual }]
  })
}

function kindOf(title: string, tags: readonly string[]): Kind | undefined {
  if (title.startsWith('Flows/')) return tags.includes('step') ? 'step' : tags.includes('modal') ? 'modal' : undefined
  if (title.startsWith('Errors')) return 'error'
  if (title.startsWith('Paying/')) return 'payment'
  return /^(Components|Blocks|Layouts)\//.test(title) ? 'part' : undefined
}

/** The choices by which the page `Sheets` selects its pictures. An empty text selects all pictures. */
export interface Choice {
  readonly flow: string
  readonly kind: string
  readonly states: string
  readonly search: string
}

/**
 * Returns the stories' cards that match the person's choices. The search words may have any order, and need no accents.
 */
export function chosenCards(cards: readonly SheetCard[], { flow, kind, states, search }: Choice): readonly SheetCard[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return cards.filter(card => {
    const text = plain(`${card.name} ${card.group} ${card.story}`)
    return (
      // Errors, payments and components belong to no flow. If their kind is chosen, they are shown for every flow.
      (flow === '' || (card.flow === '' ? card.kind === kind : flowKey(card.flow) === flow)) &&
      (kind === '' || card.kind === kind) &&
      (states !== 'usual' || card.isUsual) &&
      words.every(word => text.includes(word))
    )
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Returns a flow's folder in the form for the address. */
export function flowKey(flow: string): string {
  return flow.replace(/[^\w-]+/g, '-')
}
