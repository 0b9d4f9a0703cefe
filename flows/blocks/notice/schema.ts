import type { FromSchema } from 'json-schema-to-ts'

/** A highlighted remark. */
export const noticeSchema = {
  type: 'object',
  properties: {
    tone: { type: 'string', enum: ['quiet', 'info', 'good', 'warning', 'bad'] },
    icon: { type: 'string', role: 'icon' },
    text: { type: 'string', maxLength: 200, role: 'copy' },
  },
  required: ['tone', 'text'],
  additionalProperties: false,
} as const

export type NoticeProps = FromSchema<typeof noticeSchema>
