import { Icon } from '../../icons/Icon.tsx'
import { answer as answerStyle, chevron, item, list, question as questionStyle, words } from './Questions.css.ts'

export interface QuestionsProps {
  /** The accessible name of the list. */
  label: string
  /** The questions. Each answer is a list of paragraphs. */
  items: readonly { question: string; answer: readonly string[] }[]
}

/** A list of questions. Each opens to show its answer. Renders a `<ul>` with `<details>` elements. */
export function Questions({ label, items }: QuestionsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul className={list} role="list" aria-label={label}>
      {items.map(({ question, answer }) => (
        <li key={question} className={item}>
          <details>
            <summary className={questionStyle}>
              <span className={words}>{question}</span>
              <span className={chevron}>
                <Icon name="chevron-right" weight="bold" />
              </span>
            </summary>
            <div className={answerStyle}>
              {answer.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
