import type { FactName, FactValues, PlainFactName, SecretFactName } from '../../runtime/facts.ts'
import type { BlockSpec } from './block-spec.ts'
import { useWholeApp } from './whole-app.ts'

/** The facts that a spec `writes`, by name. A type that lists every fact is not a block's own: it allows none. */
export type Written<S extends BlockSpec> = S extends { readonly writes: readonly (infer N extends FactName)[] }
  ? FactName extends N
    ? never
    : N
  : never

/** Values of facts that a spec `writes`. */
export type FactsOf<S extends BlockSpec> = Pick<FactValues, Written<S> & PlainFactName>

/** The same, and refuses an object that may have others. */
type Writable<S extends BlockSpec> = FactValues & {
  readonly [N in Exclude<PlainFactName, Written<S>>]?: never
}

/** Returns the function that writes a block's facts: those of its spec, `useWrite<typeof spec>()`. */
export function useWrite<S extends BlockSpec = never>(): (values: Writable<S>) => void {
  return useWholeApp().facts.write
}

/** Returns the function that drops what was typed into a secret field. Any block may drop it. */
export function useDropSecret(): (fact: SecretFactName) => void {
  const { vault } = useWholeApp()
  return fact => vault.write(fact, '')
}
