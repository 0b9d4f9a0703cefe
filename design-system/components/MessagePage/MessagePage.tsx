import type { ReactNode, Ref } from 'react'
import type { IconName } from '../../icons/Icon.tsx'
import { IconTile, type Tone } from '../IconTile/IconTile.tsx'
import { NewsText } from '../NewsText/NewsText.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { SmallPrint } from '../SmallPrint/SmallPrint.tsx'
import {
  actions as actionsStyle,
  label as labelStyle,
  message,
  note as noteStyle,
  page,
  text as textStyle,
  title as titleStyle,
} from './MessagePage.css.ts'

export interface MessagePageProps {
  tone: Tone
  icon: IconName
  title: string
  text: string
  /** The beginning of `text` that is large, if the title does not say what happened. The title is then small. */
  news?: string | undefined
  /** A sentence about the customer's money, such as "nothing was charged". */
  note?: string | undefined
  /** The error code for the support team, such as "Code 1001". It is at the bottom of the page. */
  code?: string | undefined
  actions: ReactNode
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/**
 * A page that replaces the content of a step. It explains what happened and what the customer can do. Renders a
 * `<div>` with the page's `<h1>`.
 */
export function MessagePage({ tone, icon, title, text, news, note, code, actions, headingRef }: MessagePageProps) {
  return (
    <div className={page} data-tone={tone}>
      <div className={message}>
        <IconTile tone={tone} icon={icon} size="large" />
        <h1 ref={headingRef} className={news === undefined ? titleStyle : labelStyle} tabIndex={-1}>
          {title}
        </h1>
        {news === undefined ? <p className={textStyle}>{text}</p> : <NewsText news={news} text={text} />}
        {note ? (
          <div className={noteStyle}>
            <Notice tone="info">{note}</Notice>
          </div>
        ) : null}
        <div className={actionsStyle}>{actions}</div>
      </div>
      {code ? <SmallPrint text={code} /> : null}
    </div>
  )
}
