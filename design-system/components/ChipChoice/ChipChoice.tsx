import { option } from '../RadioFaces/RadioFaces.css.ts'
import { RadioFaces, type RadioFacesProps } from '../RadioFaces/RadioFaces.tsx'
import { face, group } from './ChipChoice.css.ts'

export type ChipChoiceProps = RadioFacesProps

/** A choice among short words, each in a chip. Renders a `<fieldset>` of native radios. */
export function ChipChoice(props: ChipChoiceProps) {
  return <RadioFaces {...props} look={{ group, option, face }} />
}
