import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../../../design-system/tokens/global.css.ts'
import '../../../design-system/tokens/themes.css.ts'
import { loadBlock } from '../../catalogue.ts'
import type { App, Membership } from '../../kit/app.ts'
import { type FetchBody, fetchJson, retry } from '../../kit/bodies.ts'
import { releasedContents } from '../../kit/contents.ts'
import { browserPage } from '../../kit/page.ts'
import { report } from '../../kit/report.ts'
import { isFramed } from '../../layouts/layout-names.ts'
import { loadLayoutNamed } from '../../layouts/layouts.ts'
import { AppView } from '../screen/App.tsx'
import { brokenMessage } from '../screen/broken-message.ts'
import { canShow, shownNodes } from '../screen/shown-nodes.ts'
import { findInlined, inlinedPage, loadPage, loadPreview, loadVariant, mayVary } from './boot.ts'
import { bootOf } from './boot-of.ts'
import { channelOf, keepChannel, keepFlow, keptChannel } from './channel.ts'
import { createApp } from './create-app.ts'
import { replayEarlyTap } from './early-tap.ts'
import { prefetchAfterInput } from './prefetch.ts'
import { recordEvents } from './record-events.ts'
import { watchErrors } from './watch-errors.ts'

/** If the app has not started after this time, the page offers a reload. */
const START_MS = 20_000

async function start(root: HTMLElement): Promise<void> {
  const here = inlinedPage(document)
  // Flows for iframes must not store anything. So while the flow of a page in an iframe is unknown, the page stores
  // nothing.
  const keepsNothing = here === undefined ? window.top !== window.self : isFramed(here.body.flow.layout)
  const page = browserPage(window, keepsNothing)
  const { clock } = page
  const fetchBody: FetchBody = path => retry(clock, () => fetchJson(page.fetch, clock, path))
  const kept = await keptChannel(page)
  const shell = new URL(import.meta.url).pathname
  const own = here ? await findInlined(here, kept, fetchBody) : await loadPage(page, shell, fetchBody, kept)
  const { release, preview } = document.documentElement.dataset
  const previewed =
    (kept.preview ?? preview) === undefined ? undefined : await loadPreview(page, kept, own.body.flow, fetchBody)
  const found = previewed?.found ?? own
  const channel = channelOf(found.body.flow, previewed?.kept ?? kept, page.isMobile)
  const isVaried = previewed === undefined && mayVary(found, channel.name)
  const variant = isVaried ? await loadVariant(page, found, channel.name, fetchBody) : undefined
  const { body, here: contentsHere, membership } = variant ?? found
  const contents = releasedContents(body.bodies, fetchBody, contentsHere)
  const { flow, surroundings } = body
  const prerendered = body === here?.body ? here.step : undefined
  const readOperator = async (isNew?: boolean) =>
    (await import('../operator/operator-config.ts')).fetchOperatorConfig(page, isNew)
  if (previewed === undefined) {
    if (!kept.isLate) void keepChannel(page, channel)
    void keepFlow(page, found.body.flow.id)
  }
  const app = createApp(
    {
      flow,
      surroundings,
      contents,
      channel,
      membership,
      preview: previewed?.preview,
      release,
      readOperator,
      startOf: async (...asked) => (await import('./start-of.ts')).startOf(fetchBody, ...asked),
      isUnknown: found.isUnknown === true,
      ...(prerendered === undefined ? {} : { prerendered }),
    },
    page,
  )
  // If a layout cannot be fetched, the app still starts, and shows the screen in the classic layout.
  const layout = retry(clock, () => loadLayoutNamed(flow.layout)).catch(() => undefined)
  await Promise.all([app.open(), layout, prerendered === undefined ? undefined : loadBlocks(app, prerendered)])
  prefetchAfterInput(window, app)
  if (previewed === undefined) recordEvents(app, isVaried)
  if (membership !== undefined) void keepToVariant(app, membership, fetchBody)
  watchErrors(window, page.origin, {
    report,
    onError: () => app.ui.setState({ notice: brokenMessage({}, app.driver.state(), app.facts.all()) }),
  })
  if (release !== undefined && window.top === window.self && !isFramed(flow.layout)) void keepUp(app, release)
  const shown = { ...app, boot: bootOf(app) }
  let onShown = () => replayEarlyTap(window)
  const view = (
    <StrictMode>
      <AppView app={shown} onShown={() => clock.after(0, () => onShown())} />
    </StrictMode>
  )
  const how = {
    // React recovered by rendering the page again. The customer does not notice this, so it is only reported.
    onRecoverableError: () => report('drawn-anew', prerendered ?? ''),
    onUncaughtError: () => {
      report('not-drawn', 'app')
      setLost(true)
    },
  }
  if (prerendered !== undefined) return void hydrateRoot(root, view, how)
  // The page was prerendered for another flow or variant, so its markup is replaced as soon as the new screen is
  // ready. Texts that the customer has already typed are kept.
  const [typed] = await Promise.all([
    import('./typed-text.ts').catch(() => undefined),
    loadBlocks(app, app.driver.state().step),
  ])
  const texts = typed?.typedTexts(root) ?? []
  onShown = () => {
    typed?.typeAgain(root, texts)
    replayEarlyTap(window)
  }
  root.textContent = ''
  createRoot(root, how).render(view)
}

/** Registers the service worker. The app also works without it, so a failure is only reported. */
async function keepUp(app: App, release: string): Promise<void> {
  try {
    const { offerReleases } = await retry(app.page.clock, () => import('./offer-releases.ts'))
    await offerReleases(window, app, release)
  } catch (error) {
    report('no-worker', String(error))
  }
}

/** Leaves the variant after it was stopped. If this code cannot be loaded, the tab stays in the variant. */
async function keepToVariant(app: App, membership: Membership, fetchBody: FetchBody): Promise<void> {
  try {
    const { followVariant } = await retry(app.page.clock, () => import('./follow-variant.ts'))
    followVariant(app, membership, fetchBody, document)
  } catch (error) {
    report('not-followed', String(error))
  }
}

/**
 * Loads the code of the blocks that a step shows first, because hydration must render the same markup as the
 * prerendered page.
 */
async function loadBlocks({ flow, boot, contents, page }: App, step: string): Promise<void> {
  if (!canShow(flow, step, boot.facts)) return
  const nodes = shownNodes(flow, contents.get(`step:${step}`)?.blocks ?? [], boot.facts)
  await Promise.all(nodes.map(({ block }) => retry(page.clock, () => loadBlock(block))))
}

function setLost(isLost: boolean): void {
  document.getElementById('lost')?.toggleAttribute('hidden', !isLost)
}

/** The app could not start, so a message that the page cannot be loaded replaces the skeleton. */
function standInForPage(): void {
  const lost = document.getElementById('lost')
  if (lost === null) return
  const [failed, offline] = lost.querySelectorAll('p')
  failed?.toggleAttribute('hidden', !navigator.onLine)
  offline?.toggleAttribute('hidden', navigator.onLine)
  // Removes the header's card for the recharge's subject, because it would stay empty without the app.
  document.querySelector('#app header [data-subject]')?.remove()
  const content = document.querySelector('#app main > div')
  const waiting = content?.querySelector('[data-shape]')
  content?.querySelector('[role="status"]')?.remove()
  if (waiting) waiting.replaceWith(lost)
  else content?.prepend(lost)
}

const root = document.getElementById('app')
if (root === null) throw new Error('There is no page.')
const stop = setTimeout(setLost, START_MS, true)
start(root).then(
  () => {
    clearTimeout(stop)
    setLost(false)
  },
  (error: unknown) => {
    standInForPage()
    setLost(true)
    // The app has not started, so a reload loses nothing.
    addEventListener('online', () => location.reload())
    throw error
  },
)
