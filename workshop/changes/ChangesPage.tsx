import { useEffect, useId, useState } from 'react'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { WIDTHS } from '../look/look-names.mjs'
import { Command } from '../pages/Command.tsx'
import { Code, Page, Section } from '../pages/Page.tsx'
import { ChangedSentence } from './ChangedSentence.tsx'
import { choices, page, review, sentences } from './changes.css.ts'
import type { Changes, ToldChange } from './compare-sources.ts'
import { type Former, fetchFormer } from './former.ts'
import { readChanges } from './read-changes.ts'

interface ChangesPageProps {
  /** The git ref or release to compare with. If it is empty, the usual ref or release is used. */
  readonly since: string
  /** The theme and mode of the workshop, as query parameters. */
  readonly look: string
  readonly onSince: (since: string) => void
}

const PHONE = 390

const headings = { money: 'Money', path: 'The customers’ path', copy: 'Texts', look: 'Look' } as const
type Weight = keyof typeof headings
const weights: readonly Weight[] = ['money', 'path', 'copy', 'look']

/**
 * Describes in words how customers are affected by all changes since a git ref or release. Shows the screens before and
 * after.
 */
export function ChangesPage({ since, look, onSince }: ChangesPageProps) {
  const { former, changes, fault } = useChanges(since)
  const [isWhole, setWhole] = useState(false)
  const [width, setWidth] = useState(PHONE)
  const told = (isWhole ? changes?.all : changes?.short) ?? []
  const rest = (changes?.all.length ?? 0) - (changes?.short.length ?? 0)
  return (
    <main className={page} translate="no">
      <Page title="Changes" lead={<Lead former={former} />}>
        {former && former.since !== '' && former.problem === undefined ? <Review since={former.since} /> : null}
        {former === undefined || former.names.length < 2 ? null : (
          <Choices {...{ former, width, onSince }} onWidth={setWidth} />
        )}
        <div role="status">{statusOf(former, changes, fault)}</div>
        {weights.map(weight => (
          <Weighty key={weight} weight={weight} told={told} width={width} look={look} />
        ))}
        {rest > 0 && !isWhole ? (
          <p>
            <Button tone="outline" onClick={() => setWhole(true)}>
              {`Show all ${changes?.all.length} sentences`}
            </Button>
          </p>
        ) : null}
      </Page>
    </main>
  )
}

function Lead({ former }: { readonly former: Former | undefined }) {
  if (former === undefined) return 'Reading the flow configs…'
  if (former.since === '') {
    return (
      <>
        This workshop was built without an earlier state to compare with. <Code>npm run storybook</Code> compares your
        working tree with any commit or release, and <Code>CHANGES_SINCE=main npm run storybook:build</Code> builds a
        workshop that says what changed since <Code>main</Code>.
      </>
    )
  }
  return `What customers meet that they did not meet at ${former.since}: money first, then their path, texts and the look.`
}

/** Leads to the page on which the changes are accepted or refused, because this page cannot do that. */
function Review({ since }: { readonly since: string }) {
  return (
    <div className={review}>
      <p>
        To accept or refuse each visible difference, with a remark, type this command in a terminal in the project’s
        folder. It writes a page for that.
      </p>
      <Command line={`npm run visual -- ${since}`} />
    </div>
  )
}

function statusOf(former: Former | undefined, changes: Changes | undefined, fault: string | undefined): string {
  if (fault !== undefined) return fault
  if (former?.problem !== undefined) return former.problem
  if (changes === undefined) return former?.since === '' ? '' : 'Comparing the flows…'
  if (changes.all.length === 0) return 'Nothing changes for anybody.'
  return changes.all.length === 1 ? 'One change.' : `${changes.all.length} changes.`
}

interface ChoicesProps {
  readonly former: Former
  readonly width: number
  readonly onSince: (since: string) => void
  readonly onWidth: (width: number) => void
}

function Choices({ former, width, onSince, onWidth }: ChoicesProps) {
  const id = useId()
  return (
    <form
      className={choices}
      onSubmit={event => {
        event.preventDefault()
        onSince(String(new FormData(event.currentTarget).get('since') ?? ''))
      }}
    >
      <label htmlFor={`${id}-since`}>
        Since this commit, branch or release
        <input key={former.since} id={`${id}-since`} name="since" list={`${id}-names`} defaultValue={former.since} />
      </label>
      <datalist id={`${id}-names`}>
        {former.names.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button tone="outline" width="hug" type="submit">
        Compare
      </Button>
      <label htmlFor={`${id}-width`}>
        Width of the screens
        <select id={`${id}-width`} value={width} onChange={event => onWidth(Number(event.target.value))}>
          {WIDTHS.map(one => (
            <option key={one} value={one}>{`${one} px`}</option>
          ))}
        </select>
      </label>
    </form>
  )
}

interface WeightyProps {
  readonly weight: Weight
  readonly told: readonly ToldChange[]
  readonly width: number
  readonly look: string
}

function Weighty({ weight, told, width, look }: WeightyProps) {
  const own = told.filter(one => one.weight === weight)
  if (own.length === 0) return null
  return (
    <Section title={headings[weight]}>
      <ul className={sentences}>
        {own.map(change => (
          <ChangedSentence key={change.text} change={change} width={width} look={look} isOpen={change === told[0]} />
        ))}
      </ul>
    </Section>
  )
}

interface Read {
  readonly former?: Former
  readonly changes?: Changes
  readonly fault?: string
}

/** Fetches the former flow configs and compares. If another ref is chosen, fetches its flow configs. */
function useChanges(since: string): Read {
  const [read, setRead] = useState<Read & { readonly since?: string }>({})
  useEffect(() => {
    let isLeft = false
    const show = (one: Read) => isLeft || setRead({ since, ...one })
    const compare = async () => {
      const former = await fetchFormer(since)
      show({ former })
      if (former.sources.length > 0) show({ former, changes: await readChanges(former) })
    }
    compare().catch((error: unknown) => show({ fault: String(error) }))
    return () => {
      isLeft = true
    }
  }, [since])
  return read.since === since ? read : {}
}
