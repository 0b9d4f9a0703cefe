import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { own } from '../../../runtime/engine/flow.ts'
import type { FlowBody, InlinedPage } from '../../../runtime/engine/page-data.ts'
import { isLate, loadAllBlocks } from '../../catalogue.ts'
import { releasedContents } from '../../kit/contents.ts'
import type { Page } from '../../kit/page.ts'
import type { Surroundings } from '../../kit/surroundings.ts'
import { isLayoutName, layoutThemes } from '../../layouts/layout-names.ts'
import { loadLayoutNamed } from '../../layouts/layouts.ts'
import { themeColours } from '../../layouts/theme-colours.ts'
import { AppView } from '../screen/App.tsx'
import { canShow, isClaim, shownNodes } from '../screen/shown-nodes.ts'
import { channelOf, newcomer } from './channel.ts'
import { createApp } from './create-app.ts'
import { takenFrom } from './named-path.ts'

export { surroundings } from '../../kit/surroundings.ts'
export { INLINED_ID } from './boot.ts'
export { CHANNEL_PATHS, FIRST_FLOW } from './channel-paths.ts'
export { claimIn } from './claims.ts'

/** A fact that no visitor ever has. */
const UNKNOWN = 'page.unknown'

const nowhere = {
  get: async () => null,
  set: async () => undefined,
  remove: async () => undefined,
}

/**
 * Returns a page for rendering without a browser. It stores nothing, all its requests fail, and no browser events
 * reach it.
 */
export function blankPage(pathname: string): Page {
  return {
    device: nowhere,
    tab: nowhere,
    history: {
      current: () => null,
      pathname: () => pathname,
      push: () => undefined,
      replace: () => undefined,
      go: () => undefined,
      listen: () => () => undefined,
    },
    tabs: { hasMissedLogout: () => false, announceLogout: () => undefined, onLogout: () => () => undefined },
    clock: { elapsed: () => 0, now: () => 0, after: () => () => undefined },
    fetch: () => Promise.reject(new Error('A page is prerendered without a network.')),
    newId: () => '',
    isOnline: () => true,
    onOnline: () => () => undefined,
    onOffline: () => undefined,
    onReturn: () => undefined,
    whenVisible: () => Promise.resolve(),
    whenPainted: () => Promise.resolve(),
    takeAddress: () => pathname,
    inAddress: () => null,
    takeFromAddress: () => null,
    isMobile: false,
    origin: '',
    leave: () => undefined,
    onHide: () => undefined,
    wallets: async () => () => undefined,
    reload: () => undefined,
  }
}

export interface Prerendered {
  /** The content of `#app` in the app's first render. */
  readonly markup: string
  readonly title: string
  /** The name of the theme, for an attribute of the root element. */
  readonly theme: string
  /** The colours that the browser uses around the page, for light and dark mode. */
  readonly colours: readonly string[]
  /** The names of the blocks that were rendered. */
  readonly blocks: readonly string[]
  /**
   * The address without its last part, if that part is personal, such as a signed session. The page removes the
   * personal part from the address bar at once.
   */
  readonly taken: string | undefined
  /** Whether the step contains a block whose code does not belong to the first screens. */
  readonly isLate: boolean
}

/**
 * Renders a step for an unknown visitor. A step that every visitor may see is rendered completely, any other step
 * as a skeleton.
 */
export async function prerender(path: string, page: InlinedPage<Surroundings>): Promise<Prerendered> {
  const { step, content } = page
  const body = page.isVaried ? withheld(page.body, step) : page.body
  const { layout } = body.flow
  await Promise.all([loadAllBlocks(), loadLayoutNamed(layout)])
  const unfetched = () => Promise.reject(new Error('A page is prerendered from what it carries.'))
  const contents = releasedContents(body.bodies, unfetched, { [step]: content })
  const app = createApp(
    {
      ...{ flow: body.flow, surroundings: body.surroundings, contents, prerendered: step },
      channel: channelOf(body.flow, newcomer, false),
      ...{ readOperator: unfetched, startOf: unfetched },
    },
    blankPage(path),
  )
  const markup = renderToString(
    <StrictMode>
      <AppView app={app} />
    </StrictMode>,
  )
  const theme = isLayoutName(layout) ? layoutThemes[layout] : layoutThemes.classic
  return {
    markup,
    title: isClaim(body.flow, step, app.boot.facts)
      ? body.surroundings.words.loading
      : (body.flow.steps[step]?.title ?? body.flow.title),
    theme,
    colours: themeColours[theme],
    blocks: canShow(body.flow, step, app.boot.facts)
      ? shownNodes(body.flow, content.blocks, app.boot.facts).map(({ block }) => block)
      : [],
    taken: takenFrom(body.flow, step, path),
    isLate: content.blocks.some(isLate),
  }
}

/** Returns the flow with one change: no visitor may see the step yet. The step's page is then a skeleton. */
function withheld<B extends FlowBody<unknown>>(body: B, id: string): B {
  const step = own(body.flow.steps, id)
  if (step === undefined) return body
  return { ...body, flow: { ...body.flow, steps: { ...body.flow.steps, [id]: { ...step, needs: [UNKNOWN] } } } }
}
