import { Component, type ReactNode } from 'react'
import { report } from '../../kit/report.ts'

interface BoundaryProps {
  /** The name of this part of the page in problem reports, such as `block receipt` or `step success`. */
  readonly name: string
  /**
   * Returns what is rendered instead of the broken part. `again` renders the part once more. If `instead` is
   * undefined, nothing is rendered.
   */
  readonly instead?: (again: () => void) => ReactNode
  readonly children: ReactNode
}

/**
 * Catches and reports an error during rendering or in an effect. Without this boundary, React would remove the
 * whole page.
 */
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
