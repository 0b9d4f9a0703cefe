import { loadServices } from '../../runtime/services.ts'
import { loadAllBlocks } from '../catalogue.ts'
import { loadErrors } from './errors.ts'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Once the person does anything, fetches the code of what may come next; not on a connection that has to be spared. */
export function prefetchOnFirstInput(window: Window): void {
  const isSpared = (): boolean => {
    const connection: Connection | undefined =
      'connection' in window.navigator ? Object(window.navigator.connection) : undefined
    return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
  }
  const fetchNext = (): void => {
    if (!window.navigator.onLine) return
    window.removeEventListener('pointerdown', fetchNext)
    window.removeEventListener('keydown', fetchNext)
    // What fails here is fetched again when it is needed.
    if (!isSpared()) void Promise.allSettled([loadAllBlocks(), loadErrors(), loadServices()])
  }
  window.addEventListener('pointerdown', fetchNext)
  window.addEventListener('keydown', fetchNext)
}
