import type { ReactNode } from 'react'

/** The words beside the flow on a wide screen. */
export interface BrandPanel {
  /** The accessible name. */
  readonly label: string
  /** The lines of the headline, one string for each line. */
  readonly headline: readonly string[]
  readonly lead: readonly string[]
  /** Links to other steps. */
  readonly links?: readonly { readonly label: string; readonly onSelect: () => void }[] | undefined
}

/** A step's content for the header. The layout decides which parts are shown, and how. */
export interface LayoutHeader {
  /** `brand`: the logo. `title`: the step's title, with a back button. `hero`: the step's subject. */
  readonly variant: 'brand' | 'title' | 'hero'
  readonly title: string
  /** `h1` if no block of the step renders a heading. */
  readonly titleAs: 'h1' | 'p'
  readonly back?: { label: string; onBack: () => void } | undefined
  readonly menu?: ReactNode
  /** Makes the header as low as possible, for a customer who came from a chat with its own header above. */
  readonly isCompact?: boolean | undefined
  /** The hero's content, usually a HeroSubject. */
  readonly subject?: ReactNode
}

/** The props of every layout. */
export interface LayoutProps {
  readonly header: LayoutHeader
  readonly children: ReactNode
  /** A PayBar, which stays visible while the rest scrolls. */
  readonly footer?: ReactNode
  readonly panel: BrandPanel
}
