import { Component, type ReactNode } from 'react'
import { report } from '../../kit/report.ts'

interface BoundaryProps {
  /** The content, as a report names it: `block receipt`, `step success`. */
  readonly name: string
  /** Renders in place of the content; `again` renders the content once more. Without it nothing is rendered. */
  readonly instead?: (again: () => void) => ReactNode
  readonly children: ReactNode
}

/** Keeps an error that is thrown while something is drawn, or in its effects, from emptying the page, and reports it. */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(): void {
    report('not-drawn', this.props.name)
  }

  override render(): ReactNode {
    const { instead, children } = this.props
    return this.state.isBroken ? instead?.(() => this.setState({ isBroken: false })) : children
  }
}
