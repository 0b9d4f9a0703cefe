import type { Guide } from '../../design-system/guide.ts'
import { Section } from '../pages/Page.tsx'
import * as css from '../pages/page.css.ts'
import { WorkshopLink } from '../pages/WorkshopLink.tsx'
import { pageOf } from './page-address.ts'
import type { Subject } from './read-guide.ts'

/** Describes when to use a component or a block, and when to use another one instead. */
export function Advice({ guide, kind }: { guide: Guide; kind: Subject['kind'] }) {
  return (
    <>
      <Section title="When to use it">
        <ul className={css.bullets}>
          {guide.use.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
      <Section title="When not">
        <ul className={css.bullets}>
          {guide.not.map(({ when, instead }) => (
            <li key={when}>
              {when}{' '}
              {instead === undefined ? null : (
                <>
                  Use <WorkshopLink to={pageOf({ kind, name: instead })}>{instead}</WorkshopLink>.
                </>
              )}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
