import { variantId } from '../document/as-variant.ts'
import type { NewVariant } from '../protocol.ts'
import { numberIn, oneLine } from './edits.ts'

/** The texts in the form for a new variant. */
export interface VariantDraft {
  readonly id: string
  readonly title: string
  readonly channels: string
  readonly from: string
  readonly until: string
  readonly coverage: string
}

export const emptyVariant: VariantDraft = { id: '', title: '', channels: '', from: '', until: '', coverage: '' }

/** Returns, for each field of the form with a wrong text, the reason why it is wrong. */
export function faultsOfVariant(
  draft: VariantDraft,
  known: readonly string[],
): { readonly [K in keyof VariantDraft]?: string } {
  const { id, from, until } = draft
  const unknown = channelsIn(draft).filter(channel => !known.includes(channel))
  const share = shareIn(draft)
  const isShare = share === undefined || (typeof share === 'number' && share >= 0.01 && share <= 100)
  return {
    ...(id !== '' && variantId(id) === '' && { id: 'A name begins with a letter.' }),
    ...(unknown.length > 0 && {
      channels: `There is no channel ${unknown.map(channel => `“${channel}”`).join(', ')}. There are: ${known.join(', ')}.`,
    }),
    ...(from !== '' && until !== '' && until <= from && { until: 'The variant would end before it begins.' }),
    ...(!isShare && { coverage: 'A percentage is a number from 0.01 to 100.' }),
  }
}

/** Returns the variant that the form describes. The form must have no faults. */
export function variantOf(draft: VariantDraft): NewVariant {
  const share = shareIn(draft)
  return {
    ...{ id: variantId(draft.id), title: oneLine(draft.title || draft.id), channels: channelsIn(draft) },
    ...{ from: draft.from, until: draft.until, coverage: typeof share === 'number' ? share : undefined },
  }
}

function channelsIn({ channels }: VariantDraft): readonly string[] {
  return channels.split(/[\s,;]+/).filter(name => name !== '')
}

function shareIn({ coverage }: VariantDraft): ReturnType<typeof numberIn> {
  return numberIn(coverage.replace(/%\s*$/, ''))
}
