import { TextLink } from '../TextLink/TextLink.tsx'
import { banner } from './PreviewBanner.css.ts'

export interface PreviewBannerProps {
  text: string
  actionLabel: string
  onAct: () => void
}

/** A line over a page that not everybody sees. It stays in view, so that no picture of the page lacks it. Renders an `<aside>`. */
export function PreviewBanner({ text, actionLabel, onAct }: PreviewBannerProps) {
  return (
    <aside className={banner} aria-label={text}>
      <span>{text}</span>
      <TextLink onClick={onAct}>{actionLabel}</TextLink>
    </aside>
  )
}
