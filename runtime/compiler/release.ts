import { type Content, type Flow, type Modal, type Names, own, type Step, type WholeFlow } from '../engine/flow.ts'
import {
  APP_DATA,
  type AppData,
  type Bodies,
  bodyPath,
  type FlowBody,
  type InlinedPage,
  type PageData,
  pageDataPath,
} from '../engine/page-data.ts'

/** A flow, and what it says around its steps. */
export interface ReleasedFlow<S> {
  readonly flow: WholeFlow
  readonly surroundings: S
}

export interface ReleaseOptions {
  /** A short name for a text: two texts never share one. */
  readonly hash: (text: string) => string
  readonly channelPaths: readonly string[]
  /** The flow that is rendered where several have an address. */
  readonly first: string
  /** The script that the release is made with. */
  readonly shell: string
}

/** An address, and what its HTML is made of. */
export interface ReleasedPage<S> extends InlinedPage<S> {
  readonly path: string
}

export interface Release<S> {
  readonly name: string
  /** JSON by path, from the site's root on. */
  readonly files: ReadonlyMap<string, string>
  readonly pages: readonly ReleasedPage<S>[]
}

/** The files that an app loads its flows from, and the pages that can be rendered before. */
export function makeRelease<S>(
  flows: readonly ReleasedFlow<S>[],
  errors: unknown,
  { hash, channelPaths, first, shell }: ReleaseOptions,
): Release<S> {
  const files = new Map<string, string>()
  const add = (value: unknown): string => {
    const text = JSON.stringify(value)
    const name = hash(text)
    files.set(bodyPath(name), text)
    return name
  }
  const errorsHash = add(errors)
  const released = flows.map(({ flow, surroundings }) => {
    const steps = mapNames(flow.steps, ({ blocks }): Content => ({ blocks }))
    const bodies: Bodies = {
      steps: mapNames(steps, add),
      modals: add(mapNames(flow.modals, ({ blocks }): Content => ({ blocks }))),
      errors: errorsHash,
    }
    const body: FlowBody<S> = { flow: bare(flow), surroundings, bodies }
    return { body, hash: add(body), steps }
  })
  const names = Object.fromEntries(released.map(one => [one.body.flow.id, one.hash]))
  const name = hash(JSON.stringify([shell, names]))
  const pages = released.flatMap(({ body, steps }) =>
    Object.keys(steps).flatMap(step => {
      const content = own(steps, step)
      const paths = pathsOf(body.flow, step, channelPaths)
      return content === undefined ? [] : paths.map(path => ({ path, body, step, content }))
    }),
  )
  const all = released.map(({ body }) => body.flow)
  const appData: AppData = {
    release: name,
    shell,
    flows: names,
    starts: Object.fromEntries(all.map(flow => [flow.id, pathsOf(flow, flow.start, channelPaths)[0]])),
    channels: Object.fromEntries(all.flatMap(({ id, channels }) => channels.map(channel => [channel, id]))),
  }
  files.set(APP_DATA, JSON.stringify(appData))
  for (const path of new Set(pages.map(page => page.path))) {
    const here = pages.filter(page => page.path === path)
    const steps = Object.fromEntries(here.map(({ body, step }) => [body.flow.id, own(body.bodies.steps, step) ?? '']))
    const pageData: PageData = { path, release: name, steps }
    files.set(pageDataPath(path), JSON.stringify(pageData))
  }
  return { name, files, pages: onePerPath(pages, first) }
}

/** Only what the engine reads. */
function bare({
  id,
  hash,
  title,
  layout,
  channels,
  channelPath,
  start,
  guards,
  always,
  collectors,
  ...rest
}: WholeFlow) {
  const steps = mapNames(rest.steps, ({ blocks: _, ...step }): Step => step)
  const modals = mapNames(rest.modals, ({ blocks: _, ...modal }): Modal => modal)
  const path = channelPath === undefined ? {} : { channelPath }
  return { id, hash, title, layout, channels, ...path, start, guards, always, collectors, steps, modals }
}

function mapNames<T, U>(names: Names<T>, change: (value: T) => U): Names<U> {
  return Object.fromEntries(
    Object.keys(names).flatMap(name => {
      const value = own(names, name)
      return value === undefined ? [] : [[name, change(value)]]
    }),
  )
}

/** Every address of a step, with each channel's path in the place of `{channel}`. */
function pathsOf(flow: Flow, id: string, channelPaths: readonly string[]): readonly string[] {
  const step = own(flow.steps, id)
  const patterns = step === undefined ? [] : [step.path, ...(step.aliases ?? [])]
  const channels = flow.channelPath === undefined ? channelPaths : [flow.channelPath]
  return patterns
    .map(withoutName)
    .flatMap(pattern =>
      pattern.includes('{channel}') ? channels.map(channel => pattern.replace('{channel}', channel)) : [pattern],
    )
}

/** `/status_pisp` for `/status_pisp/{pisp.id}`: one page serves whatever is named. */
function withoutName(pattern: string): string {
  return pattern.replace(/\/\{[\w.]+\.[\w.]+\}$/, '')
}

/** Of several flows with one address one is rendered, which names the others; literal paths win, as they do in the engine. */
function onePerPath<S>(pages: readonly ReleasedPage<S>[], first: string): readonly ReleasedPage<S>[] {
  return [...new Set(pages.map(({ path }) => path))].flatMap(path => {
    const here = pages.filter(page => page.path === path)
    const shown = here.find(({ body }) => body.flow.id === first) ?? here[0]
    if (shown === undefined) return []
    const others = [...new Set(here.map(({ body }) => body.flow.id))].filter(id => id !== shown.body.flow.id)
    return [{ ...shown, ...(others.length === 0 ? {} : { others }) }]
  })
}
