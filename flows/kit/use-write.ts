import type { FactName, FactValues, PlainFactName, SecretFactName } from '../../runtime/facts.ts'
import type { BlockSpec } from './block-spec.ts'
import { useWholeApp } from './whole-app.ts'

/**
 * The names in a spec's `writes`. For a general type such as `BlockSpec`, whose `writes` may contain any fact, the
 * result is `never`. So only a specific spec permits writing.
 */
export type Written<S extends BlockSpec> = S extends { readonly writes: readonly (infer N extends FactName)[] }
  ? FactName extends N
    ? never
    : N
  : never

/** The facts in a spec's `writes`, with their values. */
export type FactsOf<S extends BlockSpec> = Pick<FactValues, Written<S> & PlainFactName>

/** An object with facts of the spec. The compiler rejects an object that could contain other facts. */
type Writable<S extends BlockSpec> = FactValues & {
  readonly [N in Exclude<PlainFactName, Written<S>>]?: never
}

/** Returns the function that writes the facts of a block's spec. Call it as `useWrite<typeof spec>()`. */
export function useWrite<S extends BlockSpec = never>(): (values: Writable<S>) => void {
  return useWholeApp().facts.write
}

/** Returns the function that clears the text of a secret field. Unlike writing a secret, any block may do this. */
export function useDropSecret(): (fact: SecretFactName) => void {
  const { vault } = useWholeApp()
  return fact => vault.write(fact, '')
}
