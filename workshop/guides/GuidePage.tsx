/// <reference path="./globals.d.ts" />
import { DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { Suspense, use } from 'react'
import { nameOfExport } from '../names/with-plain-names.ts'
import { Page } from '../pages/Page.tsx'
import { Advice } from './Advice.tsx'
import { BlockFacts } from './BlockFacts.tsx'
import { Keyboard } from './Keyboard.tsx'
import { Marked } from './Marked.tsx'
import { PropsTable, RENDERS } from './PropsTable.tsx'
import { readGuide, type Subject, subjectOf } from './read-guide.ts'
import { Spoken } from './Spoken.tsx'
import { type GalleryStory, Played, StoryGallery } from './StoryGallery.tsx'

const PHONE = 390

/** Returns the stories of the page's file, in its order. */
function useStories(): GalleryStory[] {
  const { csfFile } = useOf('meta', ['meta'])
  return use(DocsContext)
    .componentStoriesFromCSFFile(csfFile)
    .map(({ id, moduleExport, parameters, playFunction }) => {
      const exportName = Object.entries(csfFile.moduleExports).find(([, one]) => one === moduleExport)?.[0] ?? ''
      return {
        id,
        exportName,
        name: nameOfExport(exportName),
        moduleExport,
        width: Number(parameters.width ?? PHONE),
        isPlayed: playFunction !== undefined,
      }
    })
}

const reading = new Map<string, ReturnType<typeof readGuide>>()

/**
 * Returns the promise of a subject's guide. It is stored, because React needs the same promise each time it renders.
 */
function guideOf(subject: Subject): ReturnType<typeof readGuide> {
  const key = `${subject.kind} ${subject.name}`
  const begun = reading.get(key) ?? readGuide(subject)
  reading.set(key, begun)
  return begun
}

function Guided({ subject, stories }: { subject: Subject; stories: readonly GalleryStory[] }) {
  const guide = use(guideOf(subject))
  const isBlock = subject.kind === 'block'
  return (
    <>
      {guide === undefined ? null : <Advice guide={guide} kind={subject.kind} />}
      <StoryGallery
        stories={stories.filter(({ isPlayed }) => isBlock || !isPlayed)}
        isFramed={isBlock || guide?.isFramed === true}
      />
      {isBlock ? <BlockFacts block={subject.name} /> : <PropsTable component={subject.name} />}
      {guide?.keys === undefined ? null : <Keyboard keys={guide.keys} />}
      {guide === undefined ? null : <Spoken spoken={guide.spoken} stories={stories} />}
      {isBlock ? null : <Played stories={stories.filter(({ isPlayed }) => isPlayed)} />}
    </>
  )
}

/** The page of a component or a block. It describes use, props, keyboard and screen reader, and shows every story. */
export default function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useStories()
  const subject = subjectOf(String(preparedMeta.parameters.fileName))
  const known = subject.kind === 'component' ? __COMPONENT_PROPS__[subject.name] : __BLOCK_SOURCES__[subject.name]
  // The sentence about the rendered element is only for developers. The section of props shows it, so it is left out
  // here.
  const [about = ''] = known?.about.split(RENDERS) ?? []
  return (
    <Page title={preparedMeta.title.replace(/^.*\//, '')} lead={<Marked text={about} />}>
      <Suspense>
        <Guided subject={subject} stories={stories} />
      </Suspense>
    </Page>
  )
}
