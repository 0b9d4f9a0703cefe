import type { ReactNode } from 'react'

/** The texts in the panel beside the flow on a wide screen. */
export interface BrandPanel {
  /** The accessible name of the panel. */
  readonly label: string
  readonly headline: readonly string[]
  readonly lead: readonly string[]
  /** Replaces the headline and the lead, for example with the order. */
  readonly content?: ReactNode
  /** Links to other steps. */
  readonly links?: readonly { readonly label: string; readonly onSelect: () => void }[] | undefined
}

/** A step's content for the header. The layout decides which parts it shows and where. */
export interface LayoutHeader {
  /** `brand` shows the logo, `title` shows the back button, and `hero` shows the step's subject. */
  readonly variant: 'brand' | 'title' | 'hero'
  readonly title: string
  readonly back?: { label: string; onBack: () => void } | undefined
  readonly menu?: ReactNode
  /**
   * Makes the header as low as possible. It is for customers who come from a chat app, which shows its own header
   * above the page.
   */
  readonly isCompact?: boolean | undefined
  /** The content of the hero, usually a HeroSubject. */
  readonly subject?: ReactNode
}

/** How the customer came to a step: forward, or back to an earlier one. */
export type Came = 'forward' | 'back'

export interface LayoutProps {
  readonly header: LayoutHeader
  readonly children: ReactNode
  /** A PayBar, which stays visible while the page scrolls. */
  readonly footer?: ReactNode
  /** Whether the step has a footer, which may not be visible yet. */
  readonly hasFooter?: boolean
  /** Absent on a narrow screen, which never shows the panel. */
  readonly panel?: BrandPanel | false
  /** Undefined on the first page, whose content does not slide in. */
  readonly came?: Came | undefined
}
