import { type Flow, NOT_FOUND, own, type WholeFlow } from '../engine/flow.ts'
import {
  APP_DATA,
  type AppData,
  bodyPath,
  type InlinedPage,
  type OtherFlow,
  type PageData,
  pageDataPath,
  type Variant,
  type Variants,
} from '../engine/page-data.ts'
import { type Arm, ONLY_PATCH, type Trial } from '../trials/assignment.ts'
import { bodyOf, contentOf } from './flow-body.ts'

/** A flow with the content that a layout shows around its steps, such as the menu. */
export interface ReleasedFlow<S> {
  readonly flow: WholeFlow
  readonly surroundings: S
  readonly variants?: readonly ReleasedVariant<S>[]
}

interface ReleasedVariant<S> extends Omit<Variant, 'trial' | 'body'> {
  readonly trial?: Trial
  readonly patches: readonly ReleasedPatch<S>[]
  /** The variant with the highest priority comes first. */
  readonly priority: number
}

/** A flow with a variant's patch. */
interface ReleasedPatch<S> {
  /** The name of the A/B test's group that gets this patch. It is `patch` if the variant has only one patch. */
  readonly arm: string
  readonly flow: WholeFlow
  readonly surroundings: S
}

export interface ReleaseOptions {
  /** Returns a short text that is different for each content. The release uses it as the file's name. */
  readonly hash: (text: string) => string
  readonly channelPaths: readonly string[]
  /** The flow to render if several flows have the same address. */
  readonly first: string
  /** The app's main script in this release. */
  readonly shell: string
}

/** An address, and the data from which its HTML is rendered. */
export interface ReleasedPage<S> extends InlinedPage<S> {
  readonly path: string
}

export interface Release<S> {
  readonly name: string
  /** The JSON files by path, from the site's root. */
  readonly files: ReadonlyMap<string, string>
  readonly pages: readonly ReleasedPage<S>[]
}

/** Returns the files from which the app loads its flows, and the pages to prerender. */
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
  // If several flows have the same address, a flow with channels takes precedence.
  const ordered = [...flows].sort((one, other) => Number(isEntered(one)) - Number(isEntered(other)))
  const released = ordered.map(({ flow, surroundings, variants = [] }) => {
    const body = bodyOf(flow, surroundings, errorsHash, add)
    const offered = [...variants]
      .sort((one, other) => other.priority - one.priority)
      .map(({ patches, trial, priority: _, ...variant }): Variant => {
        const bodies = new Map(
          patches.map(({ arm, flow: varied, surroundings: around }) => {
            return [arm, add(bodyOf(varied, around, errorsHash, add))]
          }),
        )
        if (trial === undefined) return { ...variant, ...bodyAt(bodies, { id: ONLY_PATCH }) }
        return { ...variant, trial: { ...trial, arms: trial.arms.map(arm => ({ ...arm, ...bodyAt(bodies, arm) })) } }
      })
    const patched = variants.flatMap(({ patches }) => patches.map(patch => patch.flow))
    return {
      body,
      hash: add(body),
      whole: flow,
      more: addressesOf(patched, channelPaths).filter(path => !addressesOf([flow], channelPaths).includes(path)),
      ...(offered.length > 0 && { variants: listed(offered, add) }),
    }
  })
  const names = Object.fromEntries(released.map(one => [one.body.flow.id, one.hash]))
  const variants = Object.fromEntries(
    released.flatMap(({ body, variants: own }) => (own === undefined ? [] : [[body.flow.id, own]])),
  )
  const name = hash(JSON.stringify([shell, names, variants]))
  const pages = released.flatMap(({ body, hash, whole, variants, more }) => {
    const varied = variants === undefined ? {} : { variants }
    const pagesOf = (step: string, paths: readonly string[], only: Pick<InlinedPage<S>, 'isVaried'> = {}) => {
      const shown = own(whole.steps, step)
      if (shown === undefined) return []
      const other: OtherFlow = { channels: body.flow.channels, body: hash, step, ...varied }
      return paths.map(path => ({ path, page: { body, step, content: contentOf(shown), ...varied, ...only }, other }))
    }
    const unknown = own(whole.steps, NOT_FOUND) === undefined ? whole.start : NOT_FOUND
    return [
      ...Object.keys(whole.steps).flatMap(step => pagesOf(step, pathsOf(body.flow, step, channelPaths))),
      ...pagesOf(unknown, more, { isVaried: true }),
    ]
  })
  const all = released.map(({ body }) => body.flow)
  const appData: AppData = {
    release: name,
    shell,
    flows: names,
    starts: Object.fromEntries(all.map(flow => [flow.id, pathsOf(flow, flow.start, channelPaths)[0]])),
    channels: Object.fromEntries(all.flatMap(({ id, channels }) => channels.map(channel => [channel, id]))),
    variants,
  }
  files.set(APP_DATA, JSON.stringify(appData))
  for (const path of new Set(pages.map(({ path }) => path))) {
    const here = pages.filter(one => one.path === path).map(({ page }) => page)
    const steps = Object.fromEntries(
      here
        .filter(({ isVaried }) => !isVaried)
        .map(({ body, step }) => [body.flow.id, own(body.bodies.steps, step) ?? '']),
    )
    const varied = here.filter(({ isVaried }) => isVaried).map(({ body }) => body.flow.id)
    const pageData: PageData = { path, release: name, steps, ...(varied.length > 0 && { varied }) }
    files.set(pageDataPath(path), JSON.stringify(pageData))
  }
  return { name, files, pages: onePerPath(pages, first) }
}

/** Adds the list of variants to the release. Returns the reference to it. */
function listed(variants: readonly Variant[], add: (value: unknown) => string): Variants {
  const channels = variants.map(({ audience }) => audience.channels)
  const isForEvery = channels.includes(undefined)
  return { list: add(variants), ...(!isForEvery && { channels: [...new Set(channels.flatMap(some => some ?? []))] }) }
}

function bodyAt(bodies: ReadonlyMap<string, string>, { id }: Pick<Arm, 'id'>): { readonly body?: string } {
  const body = bodies.get(id)
  return body === undefined ? {} : { body }
}

/** Returns whether customers open a flow only by its addresses, because it has no channels. */
function isEntered({ flow }: { readonly flow: Flow }): boolean {
  return flow.channels.length === 0
}

function addressesOf(flows: readonly Flow[], channelPaths: readonly string[]): readonly string[] {
  return [...new Set(flows.flatMap(flow => Object.keys(flow.steps).flatMap(step => pathsOf(flow, step, channelPaths))))]
}

/** Returns every address of a step, with each channel's path in place of `{channel}`. */
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

/**
 * Returns the path without the fact, such as `/status_pisp` for `/status_pisp/{pisp.id}`, because one page serves every
 * id.
 */
function withoutName(pattern: string): string {
  return pattern.replace(/\/\{[\w.]+\.[\w.]+\}$/, '')
}

interface Addressed<S> {
  readonly path: string
  readonly page: InlinedPage<S>
  readonly other: OtherFlow
}

/**
 * Returns one page for each address, with the names of the other flows that have the address. As in the engine, paths
 * without `{channel}` take precedence. If only a variant of a flow has the address, that flow comes last.
 */
function onePerPath<S>(pages: readonly Addressed<S>[], first: string): readonly ReleasedPage<S>[] {
  return [...new Set(pages.map(({ path }) => path))].flatMap(path => {
    const here = pages.filter(one => one.path === path)
    const sure = here.filter(({ page }) => !page.isVaried)
    const able = sure.length > 0 ? sure : here
    const shown = able.find(({ page }) => page.body.flow.id === first) ?? able[0]
    if (shown === undefined) return []
    const { id } = shown.page.body.flow
    const others = here.filter(({ page }) => page.body.flow.id !== id)
    if (others.length === 0) return [{ path, ...shown.page }]
    // If a flow has several pages at this address, the first one counts, as in the engine. `fromEntries` keeps the last
    // entry, so the list is reversed.
    const named = Object.fromEntries(others.map(({ page, other }) => [page.body.flow.id, other]).reverse())
    return [{ path, ...shown.page, others: named }]
  })
}
