import { type Close, type Flow, type Handler, type Names, own, type Run } from '../../../runtime/engine/flow.ts'

/**
 * The steps and modals that can follow a step, as `step:` and `modal:` targets, and the services that may run on
 * the way.
 */
export interface NextScreens {
  readonly targets: ReadonlySet<string>
  readonly services: ReadonlySet<string>
}

/** Returns the screens and services that can follow, according to the handlers of a step and of its modals. */
export function nextScreens(flow: Flow, step: string): NextScreens {
  const targets = new Set<string>()
  const services = new Set<string>()

  function addTarget(target: string): void {
    const screen = target.replace(/^return:/, 'step:')
    if (targets.has(screen) || !/^(step|modal):/.test(screen)) return
    targets.add(screen)
    const id = screen.slice(screen.indexOf(':') + 1)
    if (screen.startsWith('modal:')) addAll(own(flow.modals, id)?.on)
    else for (const run of [own(flow.steps, id)?.enter, own(flow.steps, id)?.watch]) if (run) services.add(run.run)
  }
  function add(handler: Handler | Close | undefined): void {
    if (handler === undefined) return
    if (typeof handler === 'string') addTarget(handler)
    else if ('run' in handler) addRun(handler)
    else if (!('close' in handler)) for (const { to } of handler) addTarget(to)
  }
  function addRun({ run, outcomes }: Run): void {
    services.add(run)
    addAll(outcomes)
  }
  function addAll(handlers: Names<Handler | Close> | undefined): void {
    for (const name of Object.keys(handlers ?? {})) add(own(handlers, name))
  }

  const here = own(flow.steps, step)
  add(here?.enter)
  add(here?.watch)
  addAll(here?.on)
  return { targets, services }
}
