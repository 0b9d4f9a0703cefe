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
  /** Valid screens, each with the place of its name. Flows that extend each other share most of their screens. */
  readonly valid: WeakMap<Tree, Place>
}

const made = new WeakMap<Catalogue, FlowShape>()

/**
 * Checks a complete flow against the schema. Its base is applied, and each `like` is replaced by the part that it
 * copies.
 */
export function checkFlowShape(flow: Tree, catalogue: Catalogue, problems: Problems): void {
  const { frame, screens } = made.get(catalogue) ?? shapeOf(catalogue)
  checkShape(flow, frame, problems)
  for (const { part, validate, valid } of screens) {
    const all = partOf(flow, part)
    if (all?.kind !== 'object') continue
    for (const [name, { keyAt, value }] of all.members) {
      if (valid.get(value) === keyAt) continue
      const own = new Problems()
      checkShape(value, validate, own, { name, keyAt, flow })
      if (own.size === 0) valid.set(value, keyAt)
      problems.take(own)
    }
  }
}

/** Creating the validators takes most of the time of a check without proofs, so they are cached. */
function shapeOf(catalogue: Catalogue): FlowShape {
  const ajv = newAjv().addSchema(checkedSchema(catalogue), 'flow')
  const at = (name: string) => ajv.compile({ $ref: `flow#/definitions/${name}` })
  const screens = [
    { part: 'steps', validate: at('step'), valid: new WeakMap() },
    { part: 'modals', validate: at('modal'), valid: new WeakMap() },
  ] as const
  const shape = { frame: at('frame'), screens }
  made.set(catalogue, shape)
  return shape
}
