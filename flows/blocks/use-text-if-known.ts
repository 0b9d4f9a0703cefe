import { useNamedFact } from '../kit/app-context.ts'

interface TextIfKnown {
  readonly text: string
  readonly plain?: string | undefined
  readonly unless?: string | undefined
}

/** Returns the block's `text`, or `plain` if the fact in `unless` has no value. */
export function useTextIfKnown({ text, plain, unless }: TextIfKnown): string {
  const known = useNamedFact(unless ?? '')
  return plain !== undefined && unless !== undefined && known === undefined ? plain : text
}
