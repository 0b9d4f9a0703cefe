import type { Flow } from '../../../runtime/engine/flow.ts'
import type { InlinedPage } from '../../../runtime/engine/page-data.ts'

interface Drawn {
  readonly markup: string
  readonly title: string
}

/**
 * Returns the first title or text of a step that a prerendered page must not show. Returns undefined if there is none.
 * Every visitor sees the same prerendered page, and without scripts the page never changes. So if the step needs facts
 * about the customer, the page must not contain the step's words.
 */
export function claimIn({ body, step, content }: InlinedPage<unknown>, { markup, title }: Drawn): string | undefined {
  const { flow } = body
  if (flow.steps[step]?.needs === undefined) return undefined
  const seen = `${title} ${textOf(markup)}`
  return wordsOf(flow, step, content.blocks).find(words => seen.includes(words))
}

/**
 * Returns the titles of a step and the texts of its blocks. A text without a space is left out, because it may be
 * an id that the customer never sees.
 */
function wordsOf({ steps }: Flow, step: string, blocks: unknown): readonly string[] {
  const { title, retitled } = steps[step] ?? {}
  const texts = textsIn(blocks).filter(text => text.includes(' '))
  return [title, retitled?.title, ...texts].filter(words => words !== undefined)
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const marks: { readonly [mark: string]: string | undefined } = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function textOf(markup: string): string {
  return markup.replace(/<[^>]*>/g, ' ').replace(/&([#\w]+);/g, (whole, mark: string) => marks[mark] ?? whole)
}
