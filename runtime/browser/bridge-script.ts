import type { FrameMessage } from './frame-message.ts'

/** The gateway's own script asks this function of the page for what to call. */
type Configure = () => Readonly<Record<string, string | boolean | ((said?: unknown) => void)>>

/** What the script (Braspag's and Cielo's MPI) finds and leaves on the window. */
interface ScriptWindow {
  bpmpi_config?: Configure
  bpmpi_authenticate?: () => void
}

/** The callbacks that the script knows, by the name of the event that each tells. */
const callbacks = {
  onReady: 'ready',
  onSuccess: 'success',
  onFailure: 'failure',
  onUnenrolled: 'unenrolled',
  onDisabled: 'disabled',
  onError: 'error',
  onUnsupportedBrand: 'unsupportedBrand',
} as const

/** ISO 4217, numeric. */
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

/** An element, as far as the script's fields need one. */
interface Host<F extends Field> {
  readonly ownerDocument: { createElement(name: 'input'): F }
  replaceChildren(...fields: F[]): void
}

interface ScriptPlace<F extends Field> {
  readonly window: ScriptWindow
  /** Where the fields that the script reads are put. */
  readonly host: Host<F>
  /** Loads the script, which calls `onReady` when it has begun. */
  readonly load: () => void
  /** Two letters: sandbox or production. */
  readonly environment: 'SDB' | 'PRD'
}

/**
 * The gateway's script where it may run in the page itself: the bridge's own page. It has the face that a frame has,
 * so what asks the issuer does not know which of them it talks to.
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
      // A saved card has no number here: the script cannot ask about it.
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

/** The script reads hidden fields by their classes. */
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
