import { RadioFaces, type RadioFacesProps } from '../RadioFaces/RadioFaces.tsx'
import { face, group, option } from './SegmentedChoice.css.ts'

export type SegmentedChoiceProps = RadioFacesProps

/** A choice between two or three options in one bar. Renders a `<fieldset>` with native radio buttons. */
export function SegmentedChoice(props: SegmentedChoiceProps) {
  return <RadioFaces {...props} look={{ group, option, face }} />
}
