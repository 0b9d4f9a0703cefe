import { expectTypeOf, test } from 'vitest'
import type { FactValues } from '../../runtime/facts.ts'
import type { BlockSpec } from './block-spec.ts'
import type { SecretFieldOptions } from './use-secret-field.ts'
import type { useWrite } from './use-write.ts'

interface Own extends BlockSpec {
  readonly writes: readonly ['payment.cvv', 'payment.cvvCard']
}
type Writes<S extends BlockSpec> = Parameters<ReturnType<typeof useWrite<S>>>[0]

test('TypeScript lets a block write only the facts that its spec lists', () => {
  expectTypeOf<{ 'payment.cvvCard': string }>().toExtend<Writes<Own>>()
  expectTypeOf<{ 'payment.cvvCard': number }>().not.toExtend<Writes<Own>>()
  expectTypeOf<{ 'payment.card': string }>().not.toExtend<Writes<Own>>()
  expectTypeOf<FactValues>().not.toExtend<Writes<Own>>()
})

test('TypeScript lets a block without a spec of its own write no facts', () => {
  expectTypeOf<{ 'payment.card': string }>().not.toExtend<Writes<never>>()
  expectTypeOf<{ 'payment.card': string }>().not.toExtend<Writes<BlockSpec>>()
})

test('TypeScript lets the CVV field write only a secret fact that its block’s spec lists', () => {
  expectTypeOf<SecretFieldOptions<Own>['fact']>().toEqualTypeOf<'payment.cvv'>()
})
