import { isRecord } from '../../runtime/rules/is-record.ts'
import { exportNameOf, type Plan } from '../flows/plan.ts'

export interface TouchedPlans {
  readonly plans: readonly Plan[]
  /** Whether the stories show the part itself. If not, they show the screen that contains the part. */
  readonly isExact: boolean
}

/** Returns the stories that show a part of a flow, such as `steps/login/blocks/phone` or `steps/login/on/submit/refused`. */
export function plansTouchedIn(config: unknown, plans: readonly Plan[], part: string): TouchedPlans {
  const [kind = '', id = '', section = '', key = '', outcome = ''] = part.split('/')
  if (kind === 'guards') return { plans: plansUnderGuard(config, plans, id), isExact: true }
  if (kind !== 'steps' && kind !== 'modals') return { plans: plans.slice(0, 1), isExact: false }
  const own = plans.filter(({ pointer }) => pointer === `${kind}/${id}`)
  const usual = own.filter(({ exportName }) => exportName === 'ready')
  const event = section === 'on' ? [key, outcome] : section === 'enter' || section === 'watch' ? [section, key] : []
  if (event.length > 0) {
    const start = exportNameOf(event.filter(word => word !== '').join(' '))
    const after = own.filter(({ exportName }) => exportName.startsWith(start))
    return after.length > 0 ? { plans: after, isExact: true } : { plans: usual, isExact: false }
  }
  if (section !== 'blocks') return { plans: usual, isExact: true }
  const guard = guardOf(config, kind, id, key)
  const guarded = own.filter(({ expected }) => guard !== undefined && expected.guards.includes(guard))
  return { plans: guarded.length > 0 ? guarded : usual, isExact: true }
}

/** Returns the guard of a block; undefined if the block is always on screen. */
function guardOf(config: unknown, kind: string, id: string, key: string): string | undefined {
  const blocks = at(at(at(config, kind), id), 'blocks')
  const found = Array.isArray(blocks) ? blocks.find(block => at(block, 'id') === key || at(block, 'block') === key) : []
  const when = at(found, 'when')
  return typeof when === 'string' ? when : undefined
}

/**
 * Returns the stories that end with the guard being true. If there are none, returns the stories of the screens that
 * use the guard.
 */
function plansUnderGuard(config: unknown, plans: readonly Plan[], guard: string): readonly Plan[] {
  const under = plans.filter(({ expected }) => expected.guards.includes(guard))
  if (under.length > 0) return under
  const names = (pointer: string) => {
    const [kind = '', id = ''] = pointer.split('/')
    return JSON.stringify(at(at(config, kind), id) ?? null).includes(`"when":"${guard}"`)
  }
  return plans.filter(({ exportName, pointer }) => exportName === 'ready' && names(pointer))
}

function at(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
