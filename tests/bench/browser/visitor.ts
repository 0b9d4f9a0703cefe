import type { Browser, BrowserContext, CDPSession } from '@playwright/test'
import { codeBytesOf } from './heap-snapshot.ts'
import { type Answered, type Goal, installProbe, type Probe, type Spot } from './probe.ts'
import { type Answer, QuietNetwork } from './quiet-network.ts'
import { throttle } from './throttling.ts'

const PATIENCE_MS = 30_000
const LOOK_AGAIN_MS = 50
const LEFT = 'Inspected target navigated or closed'

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/**
 * A new visitor with a slow phone and an empty cache. It uses only the browser's debugging protocol, so no script of a
 * tool runs in the page.
 */
export class Visitor {
  /** Texts that the page's scripts removed, because the visitor typed them too early. */
  readonly lost: string[] = []
  private readonly marks = new Map<string, number>()
  private readonly context: BrowserContext
  private readonly cdp: CDPSession
  private readonly network: QuietNetwork

  private constructor(context: BrowserContext, cdp: CDPSession) {
    this.context = context
    this.cdp = cdp
    this.network = new QuietNetwork(cdp)
    cdp.on('Runtime.bindingCalled', ({ payload }) => {
      const [mark = '', ...rest] = payload.split(' ')
      if (mark === 'lost') this.lost.push(rest.join(' '))
      else this.marks.set(mark, Number(rest[0]))
    })
  }

  /**
   * Opens a browser for a new visitor. From the start of the first page, it measures when the page reaches the goals
   * `first`.
   */
  static async arrive(browser: Browser, first: readonly Goal[]): Promise<Visitor> {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
    const cdp = await context.newCDPSession(await context.newPage())
    const visitor = new Visitor(context, cdp)
    await cdp.send('Page.enable')
    await cdp.send('Runtime.enable')
    await cdp.send('Runtime.addBinding', { name: '__benchTell' })
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${installProbe.toString()})(${JSON.stringify(first)})`,
    })
    await throttle(cdp)
    return visitor
  }

  /** Gives the visitor a fast phone and a fast network. */
  async hurry(): Promise<void> {
    await this.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await this.cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  }

  async leave(): Promise<void> {
    await this.context.close()
  }

  async goTo(url: string): Promise<void> {
    await this.cdp.send('Page.navigate', { url })
  }

  async goBack(): Promise<void> {
    const { currentIndex, entries } = await this.cdp.send('Page.getNavigationHistory')
    await this.cdp.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 })
  }

  async want(goals: readonly Goal[]): Promise<void> {
    for (const { mark } of goals) this.marks.delete(mark)
    await this.ask('want', goals)
  }

  /** Waits for the goal, and resolves to the Unix time in ms when it appeared. */
  async when(mark: string): Promise<number> {
    await this.until(
      () => this.marks.has(mark),
      () => `"${mark}" was never seen`,
    )
    return this.marks.get(mark) ?? Number.NaN
  }

  /** Resolves to the Unix time in ms when the current page's navigation started. */
  async startedAt(): Promise<number> {
    return Number(await this.run('performance.timeOrigin'))
  }

  async tap(kind: 'button' | 'field' | 'radio', name: string): Promise<void> {
    let spot: Spot | null = null
    const look = async () => {
      spot = await this.ask('find', kind, name)
      return spot !== null
    }
    await this.until(look, () => `there is no ${kind} "${name}"`)
    const { x, y }: Spot = spot ?? { x: 0, y: 0 }
    const at = { x, y, button: 'left', clickCount: 1 } as const
    await this.cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
    await this.cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
  }

  async press(key: string): Promise<void> {
    const text = key.length === 1 ? { text: key } : {}
    const windowsVirtualKeyCode = key === 'Backspace' ? 8 : key.charCodeAt(0)
    await this.cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, windowsVirtualKeyCode, ...text })
    await this.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode })
  }

  async write(field: string, text: string): Promise<void> {
    await this.tap('field', field)
    for (const key of text) await this.press(key)
  }

  readonly valueOf = (field: string): Promise<string | null> => this.ask('valueOf', field)

  readonly answered = (): Promise<readonly Answered[]> => this.ask('answered')

  /** Returns the page's requests that were answered so far. Those of its service worker are not among them. */
  get answers(): readonly Answer[] {
    return this.network.answers
  }

  /** Resolves when the page has had no open request for half a second. */
  async settles(): Promise<void> {
    await this.until(
      () => this.network.isQuiet(),
      () => `this was still on its way: ${this.network.waiting}`,
    )
  }

  /** Resolves to the CPU time in ms of the page's main thread since the first call of this method. */
  async cpuMs(): Promise<number> {
    await this.cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const { metrics } = await this.cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }

  /** Resolves to the bytes of reachable objects, after a garbage collection. */
  async heapBytes(): Promise<number> {
    await this.cdp.send('HeapProfiler.collectGarbage')
    await this.cdp.send('HeapProfiler.collectGarbage')
    return (await this.cdp.send('Runtime.getHeapUsage')).usedSize
  }

  /** Resolves to the bytes that the compiled code has in the heap. */
  async codeBytes(): Promise<number> {
    const parts: string[] = []
    const collect = ({ chunk }: { readonly chunk: string }) => void parts.push(chunk)
    this.cdp.on('HeapProfiler.addHeapSnapshotChunk', collect)
    await this.cdp.send('HeapProfiler.takeHeapSnapshot')
    this.cdp.off('HeapProfiler.addHeapSnapshotChunk', collect)
    return codeBytesOf(parts.join(''))
  }

  private async ask<K extends keyof Probe>(name: K, ...args: Parameters<Probe[K]>): Promise<ReturnType<Probe[K]>> {
    const expression = `__bench.${name}(...${JSON.stringify(args)})`
    for (;;) {
      try {
        return (await this.run(expression)) as ReturnType<Probe[K]>
      } catch (error) {
        // The browser is leaving the page, so the call is tried again on the next page.
        if (!String(error).includes(LEFT)) throw error
        await pause(LOOK_AGAIN_MS)
      }
    }
  }

  private async run(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', { expression, returnByValue: true })
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`)
    return result.value
  }

  private async until(isSo: () => boolean | Promise<boolean>, complaint: () => string): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`After ${PATIENCE_MS / 1000} s ${complaint()}.`)
      await pause(LOOK_AGAIN_MS)
    }
  }
}
