import { Button } from '../../../design-system/components/Button/Button.tsx'
import { pickContact } from '../../../runtime/browser/contacts.ts'
import { contactNumber } from '../../../runtime/rules/contact-number.ts'
import { formatPhoneTyping } from '../../../runtime/rules/phone.ts'
import { useApp } from '../../app/app-context.ts'
import { useStepForm } from '../../app/step-form.tsx'
import type { ContactPickerProps } from './schema.ts'

export function ContactPickerBlock({ fact, nameFact, label }: ContactPickerProps) {
  const { contacts } = useApp().page
  const { reach } = useStepForm()
  if (contacts === undefined) return null
  const pick = async (): Promise<void> => {
    const picked = await pickContact(contacts)
    if (picked === undefined) return
    const form = await reach()
    if (form === undefined) return
    form.setValue(fact, formatPhoneTyping(contactNumber(picked.numbers)))
    if (nameFact !== undefined && picked.name !== undefined && (form.getValues(nameFact) ?? '').trim() === '')
      form.setValue(nameFact, picked.name)
    // What is wrong with the number is said at its field, where it can be mended.
    if (!(await form.trigger(fact))) form.setFocus(fact)
  }
  return (
    <Button tone="quiet" icon="people" onClick={() => void pick()}>
      {label}
    </Button>
  )
}
