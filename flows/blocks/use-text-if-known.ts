import { useNamedFact } from '../kit/app-context.ts'

interface TextIfKnown {
  readonly text: string
  readonly plain?: string | undefined
  readonly unless?: string | undefined
}

/** Returns a block's text: `plain` instead of `text` while the fact that `unless` names is unknown. */
export function useTextIfKnown({ text, plain, unless }: TextIfKnown): string {
  const known = useNamedFact(unless ?? '')
  return plain !== undefined && unless !== undefined && known === undefined ? plain : text
}
