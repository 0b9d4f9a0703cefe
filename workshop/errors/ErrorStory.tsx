import { useEffect, useState } from 'react'
import published from '../../flow-configs/shared/errors.json'
import { channelOf, newcomer } from '../../flows/app/boot/channel.ts'
import { createApp } from '../../flows/app/boot/create-app.ts'
import { besideTheApp } from '../../flows/app/operator/operator-config.ts'
import { AppView } from '../../flows/app/screen/App.tsx'
import { menuView, messageView } from '../../flows/app/screen/later.ts'
import type { App } from '../../flows/kit/app.ts'
import { wholeContents } from '../../flows/kit/contents.ts'
import { type ErrorCatalogue, type ErrorMessage, say } from '../../flows/kit/errors.ts'
import { surroundings } from '../../flows/kit/surroundings.ts'
import type { LayoutName } from '../../flows/layouts/layout-names.ts'
import { layouts } from '../../flows/layouts/layouts.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { useErrorDraft } from '../edit/drafts.ts'
import { createStoryPage } from '../flows/story-page.ts'
import { web } from '../flows/web-config.ts'
import type { ErrorPlan } from './list-errors.ts'

const variants: { readonly [variant: string]: LayoutName } = { ours: 'classic', framed: 'embedded' }
const around = surroundings.parse(web)

/**
 * Returns the catalogue for a story. A story has no order, so the app replaces `{cardType}` by the catalogue's word for
 * credit. In a story about debit, the catalogue contains the word for debit in its place.
 */
function catalogueFor({ cardType }: ErrorPlan, errors: ErrorCatalogue): ErrorCatalogue {
  return { ...errors, cardTypes: { ...errors.cardTypes, credit: errors.cardTypes[cardType] } }
}

export function whatIsSaid(plan: ErrorPlan): ErrorMessage {
  return say(catalogueFor(plan, published), plan.message, { brand: around.words.brand, facts: {} })
}

/** Opens an app that shows the story's message. */
async function open(layout: LayoutName, plan: ErrorPlan, errors: ErrorCatalogue): Promise<App> {
  const here = { path: '/', access: 'anyone', title: 'Uma página', header: 'brand', back: 'none', blocks: [] }
  const flow = prepare({
    id: 'error',
    title: 'Um erro',
    layout,
    channels: [],
    start: 'here',
    guards: {},
    always: { tells: 'message' },
    steps: { here },
    modals: {},
  })
  if (flow === undefined) throw new Error('This is no flow.')
  const contents = wholeContents(flow, catalogueFor(plan, errors))
  const channel = channelOf(flow, newcomer, false)
  const outside = { channel, startOf: async () => undefined, readOperator: async () => besideTheApp }
  const config = { flow, surroundings: around, contents, ...outside }
  const app = createApp(config, createStoryPage(crypto.randomUUID()))
  await Promise.all([app.open(), layouts[layout].load(), messageView.load(), menuView.load()])
  app.facts.write({ 'session.authenticated': true })
  app.driver.send({ type: 'always', name: 'tells', message: plan.message })
  return app
}

interface Opened {
  readonly pages: { readonly [variant: string]: App }
  /** This number is a React key. It changes with the catalogue, so that the pages are rendered again from the start. */
  readonly count: number
}

/** Renders two pages, one below the other. `data-story` changes when both are rendered. */
export function ErrorStory({ plan }: { readonly plan: ErrorPlan }) {
  const [opened, setOpened] = useState<Opened>()
  const [failure, setFailure] = useState<string>()
  const errors = useErrorDraft()
  useEffect(() => {
    let isLeft = false
    const opening = Object.entries(variants).map(
      async ([name, layout]) => [name, await open(layout, plan, errors)] as const,
    )
    Promise.all(opening).then(
      all => isLeft || setOpened(before => ({ pages: Object.fromEntries(all), count: (before?.count ?? 0) + 1 })),
      (error: unknown) => setFailure(String(error)),
    )
    return () => {
      isLeft = true
    }
  }, [plan, errors])
  const ending = opened === undefined ? 'under way' : 'arrived'
  return (
    <div data-story={failure === undefined ? ending : 'failed'} data-failure={failure}>
      {Object.entries(opened?.pages ?? {}).map(([variant, app]) => (
        <div key={variant} data-testid={variant}>
          <AppView key={opened?.count} app={app} />
        </div>
      ))}
    </div>
  )
}
