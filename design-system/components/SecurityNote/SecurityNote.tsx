import { Icon, type IconName } from '../../icons/Icon.tsx'
import { note } from './SecurityNote.css.ts'

export interface SecurityNoteProps {
  icon: IconName
  text: string
}

/** A small note at the bottom of a step, usually about the security of the payment. Renders a `<p>`. */
export function SecurityNote({ icon, text }: SecurityNoteProps) {
  return (
    <p className={note}>
      <Icon name={icon} size="small" />
      <span>{text}</span>
    </p>
  )
}
