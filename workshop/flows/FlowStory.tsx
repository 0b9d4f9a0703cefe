import { useEffect, useMemo, useState } from 'react'
import { mutate } from 'swr'
import { AppView } from '../../flows/app/screen/App.tsx'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { useDraft, useErrorDraft } from '../edit/drafts.ts'
import { type Edits, edited } from './controls.ts'
import { editedApp, useEngineConfig } from './edited-app.ts'
import { type OpenedStory, openStory } from './open-story.ts'
import type { Plan } from './plan.ts'
import { useStoryTime } from './use-story-time.ts'

interface FlowStoryProps {
  readonly config: unknown
  readonly plan: Plan
  /** The block props that were changed with the controls. */
  readonly edits?: Edits
}

const none: Edits = {}

/**
 * Opens the story without any data that another story has read, because all stories share one cache of reads, and their
 * customers have the same ids.
 */
async function openAnew(config: unknown, plan: Plan): Promise<OpenedStory> {
  await mutate(() => true, undefined, { revalidate: false })
  return openStory(config, plan)
}

type Ending = 'under way' | 'arrived' | { readonly failed: string }

/**
 * Shows the app on a step or modal of a flow, as a customer sees it. `data-story` is set when the screen no longer
 * changes.
 */
export function FlowStory({ config, plan, edits = none }: FlowStoryProps) {
  const [story, setStory] = useState<OpenedStory>()
  const [ending, setEnding] = useState<Ending>('under way')
  const name = isRecord(config) ? String(config.id) : ''
  const wanted = useDraft(name) ?? config
  const started = useEngineConfig(wanted)
  // The app reads a config when it is opened. If the config was not edited afterwards, it is not read again.
  const later = wanted === started ? undefined : wanted
  const errors = useErrorDraft()
  useEffect(() => {
    let isLeft = false
    let opened: OpenedStory | undefined
    openAnew(started, plan).then(
      one => {
        opened = one
        if (isLeft) one.close()
        else setStory(one)
      },
      (error: unknown) => isLeft || setEnding({ failed: String(error) }),
    )
    return () => {
      isLeft = true
      opened?.close()
    }
  }, [started, plan])
  useEffect(() => {
    story?.play().then(
      () => setEnding('arrived'),
      (error: unknown) => setEnding({ failed: String(error) }),
    )
  }, [story])
  useStoryTime(story)
  const app = useMemo(
    () => story && editedApp(story.app, story.flow, later, errors, flow => edited(flow, plan.pointer, edits)),
    [story, later, errors, plan, edits],
  )
  return (
    <div
      style={{ display: 'contents' }}
      data-story={ending === 'under way' || ending === 'arrived' ? ending : 'failed'}
      data-failure={typeof ending === 'string' ? undefined : ending.failed}
    >
      {app === undefined ? null : <AppView app={app} />}
    </div>
  )
}

/** Resolves when the story has reached its expected end. If the story ends in another way, rejects with the difference. */
export function untilArrived(canvas: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const story = canvas.querySelector<HTMLElement>('[data-story]')
      if (story === null || story.dataset.story === 'under way') return
      observer.disconnect()
      if (story.dataset.story === 'arrived') resolve()
      else reject(new Error(story.dataset.failure))
    }
    const observer = new MutationObserver(look)
    observer.observe(canvas, { subtree: true, childList: true, attributeFilter: ['data-story'] })
    look()
  })
}
