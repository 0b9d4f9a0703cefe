import { expectTypeOf, test } from 'vitest'
import type { FactValues } from '../../runtime/facts.ts'
import type { BlockSpec } from './block-spec.ts'
import type { SecretFieldOptions } from './use-secret-field.ts'
import type { useWrite } from './use-write.ts'

interface Own extends BlockSpec {
  readonly writes: readonly ['payment.cvv', 'payment.cvvCard']
}
type Writes<S extends BlockSpec> = Parameters<ReturnType<typeof useWrite<S>>>[0]

test('a block writes the facts of its spec, and no others', () => {
  expectTypeOf<{ 'payment.cvvCard': string }>().toExtend<Writes<Own>>()
  expectTypeOf<{ 'payment.cvvCard': number }>().not.toExtend<Writes<Own>>()
  expectTypeOf<{ 'payment.card': string }>().not.toExtend<Writes<Own>>()
  expectTypeOf<FactValues>().not.toExtend<Writes<Own>>()
})

test('a block without a spec of its own writes nothing', () => {
  expectTypeOf<{ 'payment.card': string }>().not.toExtend<Writes<never>>()
  expectTypeOf<{ 'payment.card': string }>().not.toExtend<Writes<BlockSpec>>()
})

test('a field for a secret accepts only a secret fact of the spec', () => {
  expectTypeOf<SecretFieldOptions<Own>['fact']>().toEqualTypeOf<'payment.cvv'>()
})
