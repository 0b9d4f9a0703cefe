import type { FrameMessage } from './frame-message.ts'

/** The page's function that returns callbacks and settings. The gateway's script calls it. */
type Configure = () => Readonly<Record<string, string | boolean | ((said?: unknown) => void)>>

/**
 * The script's global names (Braspag's and Cielo's MPI). The script calls `bpmpi_config` to read the settings, and adds
 * `bpmpi_authenticate`.
 */
interface ScriptWindow {
  bpmpi_config?: Configure
  bpmpi_authenticate?: () => void
}

/** The script's callbacks, and the event that each of them emits here. */
const callbacks = {
  onReady: 'ready',
  onSuccess: 'success',
  onFailure: 'failure',
  onUnenrolled: 'unenrolled',
  onDisabled: 'disabled',
  onError: 'error',
  onUnsupportedBrand: 'unsupportedBrand',
} as const

/** Brazilian real in ISO 4217, numeric. */
const BRL = '986'

interface TypedCard {
  readonly pan: string
  readonly month: string
  readonly year: string
}

interface Request {
  readonly accessToken: string
  readonly use: 'credit' | 'debit'
  readonly valueCents: number
  readonly card: TypedCard | { readonly token: string }
}

interface BridgeScript {
  send(request: Request): void
  close(): void
}

interface Field {
  type: string
  className: string
  value: string
}

/** The hidden fields need only this part of an HTML element. */
interface Host<F extends Field> {
  readonly ownerDocument: { createElement(name: 'input'): F }
  replaceChildren(...fields: F[]): void
}

interface ScriptPlace<F extends Field> {
  readonly window: ScriptWindow
  /** The gateway's script reads the payment from hidden fields. They are added to this element. */
  readonly host: Host<F>
  /** Loads the gateway's script. The script calls `onReady` after it has started. */
  readonly load: () => void
  /** The script's own words for sandbox and production. */
  readonly environment: 'SDB' | 'PRD'
}

/**
 * Starts the gateway's script in this page. Only the bridge's own page may do so. It has the same interface as
 * `openBridgeFrame`, so a caller can use either.
 */
export function openBridgeScript<F extends Field>(
  { window, host, load, environment }: ScriptPlace<F>,
  hear: (message: FrameMessage) => void,
): BridgeScript {
  let isClosed = false
  const calls = Object.entries(callbacks).map(([name, event]) => {
    const call = (said?: unknown): void => {
      if (!isClosed) hear({ event, fields: readFields(said) })
    }
    return [name, call] as const
  })
  window.bpmpi_config = () => ({ ...Object.fromEntries(calls), Environment: environment, Debug: false })
  load()
  return {
    send({ card, ...request }) {
      // The bridge's script needs the full card number. The page does not have the number of a saved card, so it
      // reports an error.
      if (!('pan' in card)) return hear({ event: 'error', fields: {} })
      fill(host, request, card)
      window.bpmpi_authenticate?.()
    },
    close() {
      isClosed = true
      host.replaceChildren()
    },
  }
}

/** Fills the hidden fields. The script finds them by their CSS classes. */
function fill<F extends Field>(
  host: Host<F>,
  { accessToken, use, valueCents }: Omit<Request, 'card'>,
  card: TypedCard,
): void {
  const values = {
    auth: 'true',
    accesstoken: accessToken,
    paymentmethod: use === 'debit' ? 'Debit' : 'Credit',
    totalamount: String(valueCents),
    currency: BRL,
    installments: '1',
    cardnumber: card.pan,
    cardexpirationmonth: card.month,
    cardexpirationyear: card.year,
  }
  const inputs = Object.entries(values).map(([name, value]) => {
    const input = host.ownerDocument.createElement('input')
    input.type = 'hidden'
    input.className = `bpmpi_${name}`
    input.value = value
    return input
  })
  host.replaceChildren(...inputs)
}

function readFields(said: unknown): FrameMessage['fields'] {
  if (typeof said !== 'object' || said === null) return {}
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]): (readonly [string, string | null])[] =>
      value === null || typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}
