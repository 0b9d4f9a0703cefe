import { own } from '../../engine/flow.ts'
import type { Effect } from '../../engine/state.ts'
import type { Catalogue, ServiceSpec } from '../catalogue.ts'

/** Returns the service that a move starts. If it starts none of the catalogue's services, returns undefined. */
export function startedBy(
  { services }: Pick<Catalogue, 'services'>,
  { effects }: { readonly effects: readonly Effect[] },
): { readonly name: string; readonly spec: ServiceSpec } | undefined {
  const name = effects.find(effect => effect.kind === 'run')?.run.service
  const spec = name === undefined ? undefined : own(services, name)
  return name === undefined || spec === undefined ? undefined : { name, spec }
}
