import { loadServices } from '../../runtime/services.ts'
import { loadAllBlocks } from '../catalogue.ts'
import { loadErrors } from './errors.ts'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Autofill makes only the last of them. */
const inputs = ['pointerdown', 'keydown', 'input'] as const

/** Once the person does anything, fetches the code of what may come next; not on a connection that has to be spared. */
export function prefetchOnFirstInput(window: Window): void {
  const fetchNext = (): void => {
    if (!window.navigator.onLine) return
    for (const input of inputs) window.removeEventListener(input, fetchNext)
    // What fails here is fetched again when it is needed.
    if (!isSpared(window)) void Promise.allSettled([loadAllBlocks(), loadErrors(), loadServices()])
  }
  for (const input of inputs) window.addEventListener(input, fetchNext)
}

function isSpared({ navigator }: Window): boolean {
  const connection: Connection | undefined = 'connection' in navigator ? Object(navigator.connection) : undefined
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
