import type { ReactNode } from 'react'

/** The words beside the flow on a wide screen. */
export interface BrandPanel {
  /** The accessible name. */
  readonly label: string
  /** One item a line. */
  readonly headline: readonly string[]
  readonly lead: readonly string[]
  /** Links to other steps. */
  readonly links?: readonly { readonly label: string; readonly onSelect: () => void }[] | undefined
}

/** A step's content for the header. The layout decides which of it is shown, and how. */
export interface LayoutHeader {
  /** `brand`: the logo. `title`: the step's title, with a back button. `hero`: the step's subject. */
  readonly variant: 'brand' | 'title' | 'hero'
  readonly title: string
  /** `h1` if the content has no heading of its own. */
  readonly titleAs: 'h1' | 'p'
  readonly back?: { label: string; onBack: () => void } | undefined
  readonly menu?: ReactNode
  /** Makes the header as low as possible, for a customer who came from a chat with its own header above. */
  readonly isCompact?: boolean | undefined
  /** The hero's content: a HeroSubject, most often. */
  readonly subject?: ReactNode
}

/** The props of every layout. */
export interface LayoutProps {
  readonly header: LayoutHeader
  readonly children: ReactNode
  /** A PayBar that stays visible while the rest scrolls. */
  readonly footer?: ReactNode
  readonly panel: BrandPanel
}
