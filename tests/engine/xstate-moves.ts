import type { Branches, Content, Facts, Step, Target, WholeFlow } from '../../runtime/engine/flow.ts'
import type { Visited } from '../../runtime/engine/state.ts'
import { type Act, type Check, type Context, type From, kit, type Way } from './xstate-kit.ts'

interface Journey {
  readonly to: From<string>
  /** The target's position in the history. */
  readonly at?: From<number>
  /** Whether the browser's Back leads from the opened step to the current one. */
  readonly isForward?: boolean
  /**
   * Whether the app first forgets the postponed step, which the customer wanted to open before a login or another step
   * came first.
   */
  readonly forgets?: boolean
}

/**
 * The transitions of a flow step as XState transitions. They are written from the specification of flows, not from the
 * engine's code, so the two can be compared.
 */
export class Moves {
  private readonly steps: ReadonlyMap<string, Step & Content>
  private readonly modals: ReadonlySet<string>
  private readonly flow: WholeFlow
  private readonly here: string
  private readonly wants: string | undefined

  /**
   * `wants` is the step that the target `return:` opens. By default it is the postponed step in the machine's context.
   */
  constructor(flow: WholeFlow, here: string, wants?: string) {
    this.flow = flow
    this.here = here
    this.wants = wants
    this.steps = new Map(Object.entries(flow.steps).flatMap(([id, step]) => (step ? [[id, step]] : [])))
    this.modals = new Set(Object.keys(flow.modals))
  }

  get step(): (Step & Content) | undefined {
    return this.steps.get(this.here)
  }

  /**
   * Returns the step to show instead of another step, and the step that is postponed. Returns undefined if no step can
   * be shown.
   */
  private ending(
    id: string,
    facts: Facts,
    later: string | null,
    been: readonly string[] = [],
  ): [string, string | null] | undefined {
    const step = this.steps.get(id)
    if (!step || been.includes(id)) return undefined
    const on = (next: string, off: string | null) => this.ending(next, facts, off, [...been, id])
    if (step.access === 'customer' && facts['session.authenticated'] !== true) {
      const login = Object.entries(this.flow.always).find(([name]) => name === 'loggedOut')?.[1]
      return on(typeof login === 'string' && login.startsWith('step:') ? login.slice(5) : this.flow.start, id)
    }
    const lacking = (step.needs ?? []).filter(fact => (facts[fact] ?? '') === '')[0]
    if (lacking === undefined) return [id, later === id ? null : later]
    if (typeof step.else === 'string') return on(step.else.slice('step:'.length), later)
    for (const [other, { blocks }] of this.steps) {
      if (blocks.some(({ fact }) => fact === lacking)) return on(other, id)
    }
    return on(this.flow.start, later)
  }

  canShow(id: string, facts: Facts): boolean {
    return this.ending(id, facts, null)?.[0] === id
  }

  /**
   * Returns the transition to a step. By default, the step gets a new history entry. If open modals or the step itself
   * already have an entry, the step takes that one. `at` selects another position in the history.
   */
  travel({ to, at, isForward = at === undefined, forgets = false }: Journey): Way {
    const ends: From<[string, string | null] | undefined> = (context, event) =>
      this.ending(to(context, event), context.facts, forgets ? null : context.wanted)
    return {
      when: (context, event) => ends(context, event) !== undefined,
      target: '#travel',
      actions: [
        kit.assign(({ context, event }) => {
          const asked = to(context, event)
          const [goingTo, putOff] = ends(context, event) ?? [this.here, null]
          const isNew = isForward && asked !== this.here
          const hasModals = context.modals.length > 0
          const onTo = context.entry + (hasModals ? context.modals.length : isNew ? 1 : 0)
          const isStill = isNew && goingTo === this.here && !hasModals
          const entry = isStill ? context.entry : (at?.(context, event) ?? onTo)
          const leaves = isNew && this.here !== '' && goingTo !== this.here
          const trail = leaves ? [...context.visited, { step: this.here, entry: context.entry }] : context.visited
          const isCut = this.step?.final === true || this.steps.get(goingTo)?.final === true
          const isThere = asked === goingTo && this.steps.get(goingTo)?.access === 'customer'
          return {
            goingTo,
            entry,
            modals: [],
            visited: isCut ? [] : trail.filter(visit => visit.entry < entry),
            wanted: isThere ? null : putOff,
          }
        }),
      ],
    }
  }

  /** Closes the topmost modals until only `kept` are open. */
  closeTo(kept: From<number>): readonly Act[] {
    return [
      kit.raise(({ context, event }) => ({ type: 'closed', modals: context.modals.slice(kept(context, event)) })),
      kit.assign({ modals: ({ context, event }) => context.modals.slice(0, kept(context, event)) }),
    ]
  }

  closeTop(): readonly Act[] {
    return this.closeTo(({ modals }) => Math.max(0, modals.length - 1))
  }

  /** Opens a modal. It replaces a modal that the browser's Back button has closed. */
  open(id: string, makesWay: boolean): readonly Act[] {
    const kept = ({ modals }: Context) => {
      const place = modals.includes(id) ? modals.indexOf(id) : modals.length
      return makesWay ? Math.min(place, modals.length - 1) : place
    }
    return [...this.closeTo(kept), kit.assign({ modals: ({ context }) => [...context.modals, id] })]
  }

  message(): Way {
    return { actions: [...this.closeTo(() => 0), kit.raise({ type: 'message' })] }
  }

  /** Returns the transitions in order. The last one has no condition and changes nothing. */
  follow(target: Target | Branches, makesWay = false): readonly Way[] {
    if (typeof target === 'string') return [...this.waysTo(target, makesWay), {}]
    const branches = target.flatMap(({ when, to }) => {
      const holds: Check = context => when === undefined || context.known.get(when) === true
      return only(holds, this.follow(to, makesWay))
    })
    return [...branches, {}]
  }

  private waysTo(target: Target, makesWay: boolean): readonly Way[] {
    const id = target.replace(/^[a-z]+:/, '')
    if (target.startsWith('step:')) return [this.travel({ to: () => id })]
    if (target.startsWith('modal:')) return this.modals.has(id) ? [{ actions: this.open(id, makesWay) }] : []
    if (target.startsWith('return:')) return this.waysToWanted(id)
    if (target === 'close') return [{ actions: this.closeTop() }]
    if (target === 'message') return [this.message()]
    if (target !== 'back') return []
    const ways = only(context => !context.isCharging, this.headerBack())
    return [{ when: ({ modals }) => modals.length > 0, actions: this.closeTop() }, ...ways]
  }

  /** Opens the postponed step that the customer wanted. Then forgets it, even if it cannot be shown. */
  private waysToWanted(id: string): readonly Way[] {
    return [
      this.travel({ to: ({ wanted }) => this.wants ?? wanted ?? id, forgets: true }),
      { actions: [kit.assign({ wanted: null })] },
    ]
  }

  headerBack(): readonly Way[] {
    return this.backFrom(({ entry }) => entry, [{}])
  }

  /**
   * Handles the browser's Back button to an earlier entry. If there is no earlier entry, the next Back leaves the site.
   */
  browserBack(): readonly Way[] {
    const actions = [...this.closeTo(() => 0), kit.assign({ entry: 0 })]
    return this.backFrom((_, event) => (event.type === 'popped' ? event.entry : 0), [{ actions }])
  }

  private backFrom(limit: From<number>, first: readonly Way[]): readonly Way[] {
    const back = this.step?.back ?? 'visited'
    const nothingBehind = only(({ visited }) => visited.length === 0, first)
    if (back === 'none') return [...nothingBehind, {}]
    if (back !== 'visited') {
      const named = back.slice('step:'.length)
      const before = (context: Context, most: number) =>
        context.visited.filter(({ step, entry }) => step === named && entry <= most).pop()?.entry ?? most
      return [this.travel({ to: () => named, at: (context, event) => before(context, limit(context, event)) }), {}]
    }
    const behind: From<Visited | undefined> = (context, event) => {
      const most = limit(context, event)
      return context.visited.filter(({ entry }) => entry <= most).pop() ?? context.visited[0]
    }
    const at: From<number> = (context, event) => Math.min(limit(context, event), behind(context, event)?.entry ?? 0)
    return [...nothingBehind, this.travel({ to: (context, event) => behind(context, event)?.step ?? '', at }), {}]
  }
}

export function only(condition: Check, ways: readonly Way[]): readonly Way[] {
  return ways.map(way => ({
    ...way,
    when: (context, event) => condition(context, event) && (way.when?.(context, event) ?? true),
  }))
}
