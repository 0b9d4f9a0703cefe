import { createStore } from 'zustand/vanilla'
import { type Names, type OwnFact, own } from '../../runtime/engine/flow.ts'
import { accepts, type FactValue, type FactValues, isPlainFactName, type PlainFactName } from '../../runtime/facts.ts'

/** The current facts. The store ignores a value of the wrong type. */
export interface FactStore {
  readonly all: () => FactValues
  readonly get: <N extends PlainFactName>(name: N) => FactValue<N> | undefined
  readonly write: (values: FactValues) => void
  /** Writes a fact whose name comes from a flow config or from browser storage. */
  readonly writeNamed: (name: string, value: unknown) => void
  /** Removes all current facts and stores these instead. */
  readonly replace: (values: FactValues) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Returns an empty fact store. `declared` contains the facts that the flow config itself declares. */
export function createFactStore(declared: Names<OwnFact> = {}): FactStore {
  const store = createStore<FactValues>()(() => ({}))
  const write = (values: FactValues): void => {
    const before: { readonly [name: string]: unknown } = store.getState()
    const changed = Object.entries(values).filter(
      ([name, value]) => before[name] !== value && isKnown(name, value, declared),
    )
    // A field writes its fact when it is left, and again when its form is sent. Nothing renders a second time for that.
    if (changed.length > 0) store.setState(Object.fromEntries(changed))
  }
  return {
    all: () => store.getState(),
    get: name => read(store.getState(), name),
    write,
    writeNamed: (name, value) => write({ [name]: value }),
    replace: values => store.setState(values, true),
    subscribe: listener => store.subscribe(listener),
  }
}

function isKnown(name: string, value: unknown, declared: Names<OwnFact>): boolean {
  if (isPlainFactName(name)) return value === undefined || accepts(name, value)
  const answers = own(declared, name)?.options
  return answers !== undefined && (value === undefined || answers.some(answer => answer === value))
}

function read<N extends PlainFactName>(values: { readonly [K in N]?: FactValue<K> | undefined }, name: N) {
  return values[name]
}
