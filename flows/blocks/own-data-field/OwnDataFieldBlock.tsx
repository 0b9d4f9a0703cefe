import { type ComponentProps, useState } from 'react'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { parseEmail } from '../../../runtime/rules/email.ts'
import { parseLine } from '../../../runtime/rules/line.ts'
import { useRead } from '../../kit/use-read.ts'
import { type TextFieldOptions, useTextField } from '../../kit/use-text-field.ts'
import { mayBeEmpty } from '../may-be-empty.ts'
import type { OwnDataFieldProps } from './schema.ts'

type What = OwnDataFieldProps['what']
type Attributes = Pick<ComponentProps<'input'>, 'autoComplete' | 'autoCapitalize' | 'inputMode'>

/** The maximum length that the operator accepts, in characters. */
const LENGTH = 120

const rules: { readonly [W in What]: Pick<TextFieldOptions, 'rule' | 'parse'> } = {
  name: { rule: 'ownName', parse: text => parseLine(text, LENGTH) },
  email: { rule: 'email', parse: parseEmail },
}
const attributes: { readonly [W in What]: Attributes } = {
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { autoComplete: 'email', autoCapitalize: 'none', inputMode: 'email' },
}

export function OwnDataFieldBlock(props: OwnDataFieldProps) {
  const read = useRead(customerRecord)
  if (read.kind === 'loading') return <Skeleton shape="card" />
  const stored = read.kind === 'ready' ? { name: read.data.profile.name, email: read.data.email } : undefined
  return <StoredField {...props} stored={stored?.[props.what] ?? ''} />
}

function StoredField({ fact, label, hint, what, stored }: OwnDataFieldProps & { readonly stored: string }) {
  const { rule, parse } = rules[what]
  // The field keeps the first value that was read. If another device changes the value afterwards, the old text
  // still counts as unchanged.
  const [first] = useState(stored)
  const { field } = useTextField({ fact, rule, parse: unlessStored(parse, first) })
  return (
    <TextField
      {...field}
      {...attributes[what]}
      defaultValue={field.defaultValue === '' ? first : field.defaultValue}
      label={label}
      hint={hint}
      type="text"
      spellCheck={false}
    />
  )
}

/**
 * Returns the parser of the field. If the text is still the operator's value, the field writes no change. If the
 * operator has a value, the field must not be empty.
 */
function unlessStored(parse: TextFieldOptions['parse'], stored: string): TextFieldOptions['parse'] {
  if (stored === '') return mayBeEmpty(parse)
  return text => (text.trim() === stored ? { ok: true, value: undefined } : parse(text))
}
