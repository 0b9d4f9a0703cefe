import { SecurityNote } from '../../../design-system/components/SecurityNote/SecurityNote.tsx'
import { iconNamed } from '../icon-named.ts'
import type { SecurityNoteProps } from './schema.ts'

export function SecurityNoteBlock({ icon, text }: SecurityNoteProps) {
  return <SecurityNote icon={iconNamed(icon)} text={text} />
}
