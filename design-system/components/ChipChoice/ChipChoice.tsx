import { option } from '../RadioFaces/RadioFaces.css.ts'
import { RadioFaces, type RadioFacesProps } from '../RadioFaces/RadioFaces.tsx'
import { face, group } from './ChipChoice.css.ts'

export type ChipChoiceProps = RadioFacesProps

/** A choice between short words, each in its own chip. Renders a `<fieldset>` with native radio buttons. */
export function ChipChoice(props: ChipChoiceProps) {
  return <RadioFaces {...props} look={{ group, option, face }} />
}
