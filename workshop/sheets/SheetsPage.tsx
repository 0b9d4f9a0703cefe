import { type MouseEvent, useEffect, useState } from 'react'
import { type Globals, storyLink } from '../map/story-link.ts'
import { Command } from '../pages/Command.tsx'
import { goToStory } from '../pages/go-to-story.ts'
import { type Choice, chosenCards, type IndexEntry, listCards, type SheetCard } from './list-cards.ts'
import { type Look, pictureOf, usePictures } from './pictures.ts'
import { SheetChoices } from './SheetChoices.tsx'
import { cards as cardsClass, missing, page } from './sheets.css.ts'

export interface SheetsPageProps {
  readonly choice: Choice
  readonly look: Look
  readonly globals: Globals
  readonly onChoose: (choice: Choice) => void
  readonly onLook: (look: Look) => void
}

/** If pictures are missing in more folders than this, the command makes all pictures. */
const MOST = 3

/** Pictures of all steps, modals and errors. Each picture leads to its story. Renders a `<main>`. */
export function SheetsPage(props: SheetsPageProps) {
  const { choice, look, globals } = props
  const all = useCards()
  const pictures = usePictures()
  const chosen = chosenCards(all ?? [], choice)
  const groups = [...new Set(chosen.map(({ group }) => group))]
  const lacking = chosen.filter(({ story }) => pictureOf(pictures, look, story) === undefined)
  return (
    <main className={page} translate="no">
      <h1>Sheets</h1>
      <SheetChoices {...props} cards={all ?? []} />
      {all === undefined || pictures === undefined ? null : (
        <p role="status">{`${chosen.length} ${chosen.length === 1 ? 'picture' : 'pictures'}, ${look.theme} ${look.mode}, ${look.width} px`}</p>
      )}
      {pictures !== undefined && lacking.length > 0 ? <Missing cards={lacking} look={look} /> : null}
      {groups.map(group => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className={cardsClass} data-wide={look.width >= 768}>
            {chosen
              .filter(card => card.group === group)
              .map(card => (
                <Card
                  key={card.story}
                  card={card}
                  picture={pictureOf(pictures, look, card.story)}
                  href={storyLink(card.story, inLook(globals, look))}
                  onGo={event => goToStory(event, card.story, widthOf(look))}
                />
              ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

interface CardProps {
  readonly card: SheetCard
  readonly picture: string | undefined
  readonly href: string
  readonly onGo: (event: MouseEvent) => void
}

function Card({ card, picture, href, onGo }: CardProps) {
  return (
    <li>
      <a href={href} target="_top" onClick={onGo}>
        {picture === undefined ? (
          <div aria-hidden>no picture</div>
        ) : (
          <img src={picture} alt="" loading="lazy" decoding="async" />
        )}
        <span>{card.name}</span>
      </a>
    </li>
  )
}

interface MissingProps {
  readonly cards: readonly SheetCard[]
  readonly look: Look
}

/** Shows which pictures are missing, and the command that makes them. */
function Missing({ cards, look }: MissingProps) {
  const folders = [...new Set(cards.map(({ folder }) => folder))]
  const parts = folders.length > MOST ? '' : folders.map(folder => ` "${folder}"`).join('')
  return (
    <section className={missing} aria-label="Missing pictures">
      <p>
        {`Not made yet: ${cards.length}. Type this command in a terminal in the project’s folder; it takes some minutes, at most about 20, and after a reload this page shows the pictures.`}
      </p>
      <Command line={`npm run sheets --${parts} --theme ${look.theme} --mode ${look.mode} --width ${look.width}`} />
    </section>
  )
}

function inLook(globals: Globals, look: Look): Globals {
  return { ...globals, theme: look.theme, mode: look.mode, ...widthOf(look) }
}

function widthOf({ width }: Look): Globals {
  return { viewport: { value: `w${width}`, isRotated: false } }
}

/** Returns the cards of the page `Sheets`, one for each story. Until Storybook's index is loaded, returns undefined. */
function useCards(): readonly SheetCard[] | undefined {
  const [cards, setCards] = useState<readonly SheetCard[]>()
  useEffect(() => {
    const read = async () => {
      const answer = await fetch('./index.json')
      const { entries }: { entries: { readonly [id: string]: IndexEntry } } = await answer.json()
      setCards(listCards(Object.values(entries)))
    }
    void read()
  }, [])
  return cards
}
