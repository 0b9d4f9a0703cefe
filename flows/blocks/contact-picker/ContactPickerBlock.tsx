import { useRef } from 'react'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { pickContact } from '../../../runtime/browser/contacts.ts'
import { contactNumber } from '../../../runtime/rules/contact-number.ts'
import { formatPhoneTyping } from '../../../runtime/rules/phone.ts'
import { useApp } from '../../kit/app-context.ts'
import { useStepForm } from '../../kit/step-form.tsx'
import { pickedName } from './picked-name.ts'
import type { ContactPickerProps } from './schema.ts'

export function ContactPickerBlock({ fact, nameFact, label }: ContactPickerProps) {
  const { contacts } = useApp().page
  const { reach } = useStepForm()
  const filled = useRef<string>(undefined)
  if (contacts === undefined) return null
  const pick = async (): Promise<void> => {
    const picked = await pickContact(contacts)
    if (picked === undefined) return
    const form = await reach()
    if (form === undefined) return
    form.setValue(fact, formatPhoneTyping(contactNumber(picked.numbers)))
    if (nameFact !== undefined) {
      const name = pickedName(form.getValues(nameFact) ?? '', filled.current, picked.name)
      form.setValue(nameFact, name)
      filled.current = picked.name
    }
    // The error appears at the field, where the customer can correct the phone number.
    if (!(await form.trigger(fact))) form.setFocus(fact)
  }
  return (
    <Button tone="quiet" icon="people" onClick={() => void pick()}>
      {label}
    </Button>
  )
}
