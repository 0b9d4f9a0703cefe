import type { ValidateFunction } from 'ajv'
import type { Catalogue } from '../catalogue.ts'
import { type Place, partOf, type Tree } from '../json-tree.ts'
import { Problems } from '../problem.ts'
import { checkedSchema } from '../schema/flow-schema.ts'
import { checkShape, newAjv } from './shape.ts'

interface FlowShape {
  /** Validates a flow except for the content of its screens. */
  readonly frame: ValidateFunction
  readonly screens: readonly ScreenShape[]
}

interface ScreenShape {
  readonly part: 'steps' | 'modals'
  readonly validate: ValidateFunction
  /** The results for screens that were validated before. Flows that extend each other share most of their screens. */
  readonly checked: WeakMap<Tree, { readonly keyAt: Place; readonly problems: Problems }>
}

const made = new WeakMap<Catalogue, FlowShape>()

/**
 * Checks a complete flow against the schema. Its base is applied, and each `like` is replaced by the part that it
 * copies.
 */
export function checkFlowShape(flow: Tree, catalogue: Catalogue, problems: Problems): void {
  const { frame, screens } = made.get(catalogue) ?? shapeOf(catalogue)
  checkShape(flow, frame, problems)
  for (const { part, validate, checked } of screens) {
    const all = partOf(flow, part)
    if (all?.kind !== 'object') continue
    for (const [name, { keyAt, value }] of all.members) {
      const known = checked.get(value)
      const result = known?.keyAt === keyAt ? known : { keyAt, problems: new Problems() }
      if (result !== known) checkShape(value, validate, result.problems, { name, keyAt })
      checked.set(value, result)
      problems.take(result.problems)
    }
  }
}

/** Creating the validators takes most of the time of a check without proofs, so they are cached. */
function shapeOf(catalogue: Catalogue): FlowShape {
  const ajv = newAjv().addSchema(checkedSchema(catalogue), 'flow')
  const at = (name: string) => ajv.compile({ $ref: `flow#/definitions/${name}` })
  const screens = [
    { part: 'steps', validate: at('step'), checked: new WeakMap() },
    { part: 'modals', validate: at('modal'), checked: new WeakMap() },
  ] as const
  const shape = { frame: at('frame'), screens }
  made.set(catalogue, shape)
  return shape
}
