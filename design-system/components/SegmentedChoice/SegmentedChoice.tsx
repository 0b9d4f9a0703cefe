import { RadioFaces, type RadioFacesProps } from '../RadioFaces/RadioFaces.tsx'
import { face, group, option } from './SegmentedChoice.css.ts'

export type SegmentedChoiceProps = RadioFacesProps

/** A choice among two or three options in a shared track. Renders a `<fieldset>` of native radios. */
export function SegmentedChoice(props: SegmentedChoiceProps) {
  return <RadioFaces {...props} look={{ group, option, face }} />
}
