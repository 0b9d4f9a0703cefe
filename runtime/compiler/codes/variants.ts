import type { ProblemText } from '../problem-text.ts'

/** Problems of a variant, in addition to the problems of the flow that it produces. */
export const variantCodes = {
  'unknown-varied-flow': {
    severity: 'error',
    about: 'A variant is of a flow that does not exist.',
    why: 'No customer would see the variant.',
    mend: 'Name a flow by its id.',
  },
  'unknown-channel': {
    severity: 'error',
    about: 'A variant is for a channel that its flow does not serve.',
    why: 'No customer would see the variant by it.',
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
    why: 'No customer would ever see it.',
    mend: 'Write a later day in `until`: it is the first moment without the variant.',
  },
  'variant-endless': {
    severity: 'warning',
    about: 'A variant has a beginning and no end.',
    why: 'Whoever forgets it leaves a seasonal screen up for years.',
    mend: 'Write in `until` when it ends. If it stays for good, change the flow itself.',
  },
  'variants-overlap': {
    severity: 'error',
    about: 'Two variants of a flow are for the same customers at the same time, and neither comes first.',
    why: 'A customer sees one of them, and nothing says which.',
    mend: 'Give the one that customers are to see a higher `priority`, such as `"priority": 1`. Or give the two other dates, channels or segments. Two trials may also lie in separate ranges of a `layer`.',
  },
  'varied-address': {
    severity: 'error',
    about: 'A variant changes or removes an address of its flow, or adds one that contains a fact.',
    why: 'Bookmarks, messages and other sites lead to the addresses of the flow, also for those who are not in the variant. Other sites send everybody to an address with a fact.',
    mend: 'Keep each address on its step, if need be among the `aliases`. A step of the variant has a plain address of its own.',
  },
  'varied-payment': {
    severity: 'error',
    about:
      'A variant takes away a way to pay, or, from its flow or from a screen, a service that moves money, deletes something or looks how a payment stands.',
    why: 'Customers who see the variant could not pay as others can, or could not stop or find what they pay.',
    mend: 'Leave it in. Another order, another text and another step before it are fine.',
  },
  'varied-claim': {
    severity: 'error',
    about:
      'A variant takes away a screen, a block or terms of its flow that confirm or explain a payment, or shows such a block to fewer people.',
    why: 'Customers who see the variant would read less about their money than others.',
    mend: 'Keep it, with its condition. Its texts and its order may change, and more may stand beside it.',
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
    why: 'If it is misspelt, no customer would ever see the variant.',
    mend: 'Correct the segment, or name it among the `plans` of the customer’s data.',
  },
  'variant-of-nothing': {
    severity: 'warning',
    about: 'A variant that changes nothing.',
    why: 'Who is in it sees the flow as it is.',
    mend: 'Write in `patch` what is different, or remove the file.',
  },
} as const satisfies { readonly [code: string]: ProblemText }
