import type { ReactNode } from 'react'

/** What is said beside the flow where there is room. */
export interface BrandPanel {
  /** Names it for a screen reader. */
  readonly label: string
  /** One item a line. */
  readonly headline: readonly string[]
  readonly lead: readonly string[]
  /** Where else somebody may want to go. */
  readonly links?: readonly { readonly label: string; readonly onSelect: () => void }[] | undefined
}

/** What a step has for its header; the layout decides what of it is shown, and how. */
export interface LayoutHeader {
  /** `brand`: the logo. `title`: the step's name, with a way back. `hero`: what the step is about. */
  readonly variant: 'brand' | 'title' | 'hero'
  readonly title: string
  /** `h1` where the content has no heading of its own. */
  readonly titleAs: 'h1' | 'p'
  readonly back?: { label: string; onBack: () => void } | undefined
  readonly menu?: ReactNode
  /** As low as can be: whoever came from a chat has the chat's own header above it. */
  readonly isCompact?: boolean | undefined
  /** The hero's content: a HeroSubject, most often. */
  readonly subject?: ReactNode
}

/** What every layout is given. */
export interface LayoutProps {
  readonly header: LayoutHeader
  readonly children: ReactNode
  /** What stays in reach while the rest scrolls: a PayBar. */
  readonly footer?: ReactNode
  readonly panel: BrandPanel
}
