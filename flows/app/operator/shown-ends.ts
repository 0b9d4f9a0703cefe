import type { Page } from '../../kit/page.ts'

type Settle = () => Promise<void>

/** The ends of charges that this page shows. Each is settled once it has been painted, or when the page runs another service. */
export class ShownEnds {
  private pending: readonly Settle[] = []
  private readonly page: Pick<Page, 'whenPainted'>

  constructor(page: Pick<Page, 'whenPainted'>) {
    this.page = page
  }

  show(settle: Settle): void {
    this.pending = [...this.pending, settle]
    void this.page.whenPainted().then(() => this.settleAll())
  }

  /** Settles the ends that the page has shown, before a service looks for open charges. */
  async settleAll(): Promise<void> {
    const { pending } = this
    this.pending = []
    await Promise.all(pending.map(settle => settle()))
  }
}
