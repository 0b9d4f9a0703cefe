import { Component, type ReactNode } from 'react'
import { report } from '../../kit/report.ts'

interface BoundaryProps {
  /** The name of the content in a report, such as `block receipt` or `step success`. */
  readonly name: string
  /**
   * Renders something in place of the content. `again` renders the content once more. If `instead` is undefined,
   * nothing is rendered.
   */
  readonly instead?: (again: () => void) => ReactNode
  readonly children: ReactNode
}

/** Catches and reports an error of rendering or of an effect, which would otherwise empty the page. */
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
