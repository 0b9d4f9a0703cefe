import { TextLink } from '../TextLink/TextLink.tsx'
import { banner } from './PreviewBanner.css.ts'

export interface PreviewBannerProps {
  text: string
  actionLabel: string
  onAct: () => void
}

/**
 * A line above a page that only some people can see yet. It stays visible while the page scrolls, so that every
 * screenshot contains it. Renders an `<aside>`.
 */
export function PreviewBanner({ text, actionLabel, onAct }: PreviewBannerProps) {
  return (
    <aside className={banner} aria-label={text}>
      <span>{text}</span>
      <TextLink onClick={onAct}>{actionLabel}</TextLink>
    </aside>
  )
}
