import type { ProblemText } from '../problem-text.ts'

/** Problems of a variant, besides those of the flow that it produces. */
export const variantCodes = {
  'unknown-varied-flow': {
    severity: 'error',
    about: 'A variant is of a flow that does not exist.',
    why: 'There is nothing to change.',
    mend: 'Name a flow by its id.',
  },
  'unknown-channel': {
    severity: 'error',
    about: 'A variant is for a channel that its flow does not serve.',
    why: 'Nobody would come to the flow by it.',
    mend: 'Name channels of the flow, or leave them out: then it is for all of them.',
  },
  'unknown-arm': {
    severity: 'error',
    about: 'A trial gives a weight to an arm that it does not have.',
    why: 'Its devices would see something else than what was meant.',
    mend: 'Name `control` and `patch`, or `control` and the names in `patches`.',
  },
  'ends-before-it-begins': {
    severity: 'error',
    about: 'A variant ends before it begins, or at that moment.',
    why: 'Nobody would ever see it.',
    mend: 'Let `until` be later than `from`.',
  },
  'variants-overlap': {
    severity: 'error',
    about: 'Two variants of a flow are for the same people at the same time, and neither comes first.',
    why: 'A person sees one of them, and nothing says which. Two trials may draw the same device, unless they lie in separate ranges of one layer.',
    mend: 'Part their dates, channels, segments or their ranges of a layer, or give them different priorities.',
  },
  'varied-address': {
    severity: 'error',
    about: 'A variant has other addresses than its flow.',
    why: 'Pages are made of the flow: an address of the variant alone would not be found, and one that it lacks would open nothing.',
    mend: 'Keep the addresses of the flow; what is more fits in its steps or a modal.',
  },
  'variant-over': {
    severity: 'warning',
    about: 'A variant that ended before the check.',
    why: 'Nobody sees it any more.',
    mend: 'Remove the file, or correct `until`.',
  },
  'variant-far': {
    severity: 'warning',
    about: 'A variant that begins more than a year after the check.',
    why: 'Nobody sees it until then, and the year is often a slip.',
    mend: 'Check the year of `from`.',
  },
  'unknown-segment': {
    severity: 'warning',
    about: 'A variant is for a segment that its flow has no name for.',
    why: 'If the operator does not have the segment either, nobody would ever see the variant.',
    mend: 'Correct the segment, or name it among the `plans` of the customer’s data.',
  },
  'variant-of-nothing': {
    severity: 'warning',
    about: 'A variant that changes nothing.',
    why: 'Who is in it sees the flow as it is.',
    mend: 'Write in `patch` what is different, or remove the file.',
  },
} as const satisfies { readonly [code: string]: ProblemText }
