import type { FactName, FactValues, PlainFactName, SecretFactName } from '../../runtime/facts.ts'
import type { BlockSpec } from './block-spec.ts'
import { useWholeApp } from './whole-app.ts'

/**
 * The names of the facts that a spec `writes`. For a type such as `BlockSpec`, which may list any fact, there are none:
 * only the spec of a specific block allows writing.
 */
export type Written<S extends BlockSpec> = S extends { readonly writes: readonly (infer N extends FactName)[] }
  ? FactName extends N
    ? never
    : N
  : never

/** Values of facts that a spec `writes`. */
export type FactsOf<S extends BlockSpec> = Pick<FactValues, Written<S> & PlainFactName>

/** Values of the spec's facts. The type refuses an object that may have other facts. */
type Writable<S extends BlockSpec> = FactValues & {
  readonly [N in Exclude<PlainFactName, Written<S>>]?: never
}

/** Returns the function that writes a block's facts: those of its spec, `useWrite<typeof spec>()`. */
export function useWrite<S extends BlockSpec = never>(): (values: Writable<S>) => void {
  return useWholeApp().facts.write
}

/** Returns the function that clears a secret field's text. Any block may clear it. */
export function useDropSecret(): (fact: SecretFactName) => void {
  const { vault } = useWholeApp()
  return fact => vault.write(fact, '')
}
