import type { Catalogue } from '../catalogue.ts'
import type { FlowModel } from '../model.ts'

/** A flow with what the code says about the names that it uses. */
export interface Known {
  readonly flow: FlowModel
  readonly catalogue: Catalogue
  /** Events of the error catalogue's buttons. */
  readonly actions: ReadonlySet<string>
}
