import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A short text in a coloured box, such as a warning. */
export const noticeSpec = {
  schema: {
    type: 'object',
    properties: {
      tone: {
        type: 'string',
        enum: ['quiet', 'info', 'good', 'warning', 'bad'],
        enumDescriptions: ['grey', 'blue', 'green', 'yellow', 'red'],
      },
      icon: { type: 'string', role: 'icon' },
      text: { type: 'string', maxLength: 200, role: 'copy' },
    },
    required: ['tone', 'text'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type NoticeProps = PropsOf<typeof noticeSpec>
