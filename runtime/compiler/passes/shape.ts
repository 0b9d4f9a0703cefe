import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { Catalogue } from '../catalogue.ts'
import type { JsonSchema } from '../json-schema.ts'
import { jsonOf, type Member, type Place, partOf, type Tree, textOf } from '../json-tree.ts'
import { nearMiss } from '../near-miss.ts'
import type { Problems } from '../problem.ts'
import { aboutSchema } from '../schema/about-schema.ts'
import { promisesSchema } from '../schema/promises-schema.ts'
import { errorsSchema, fieldsSchema } from '../schema/shared-schemas.ts'
import { variantFrameSchema } from '../schema/variant-schema.ts'
import { targetsIn } from './likely-targets.ts'
import { explain } from './shape-words.ts'

/** Creating a validator takes long, so each is created only when it is first needed. */
export interface Shapes {
  /** Validates a variant except for the content of its patch. */
  readonly variant: () => ValidateFunction
  readonly errors: () => ValidateFunction
  readonly about: () => ValidateFunction
  readonly fields: () => ValidateFunction
  readonly promises: () => ValidateFunction
}

/**
 * Ajv would check our own schema and optimize the validator's code. Both take longer than they save, because a
 * validator runs only a few times.
 */
const quick = { validateSchema: false, code: { optimize: false } }

export function newAjv(): Ajv {
  return new Ajv({ allErrors: true, verbose: true, discriminator: true, strict: false, ...quick })
}

const made = new WeakMap<Catalogue, Shapes>()

/** Returns the validators of a catalogue. Creating them takes long, so they are cached. */
export function shapesOf(catalogue: Catalogue): Shapes {
  const known = made.get(catalogue)
  if (known !== undefined) return known
  const ajv = newAjv()
  const shape = (schema: JsonSchema) => {
    let validate: ValidateFunction | undefined
    return () => {
      validate ??= ajv.compile(schema)
      return validate
    }
  }
  const shapes: Shapes = {
    variant: shape(variantFrameSchema(catalogue)),
    errors: shape(errorsSchema),
    about: shape(aboutSchema),
    fields: shape(fieldsSchema),
    promises: shape(promisesSchema),
  }
  made.set(catalogue, shapes)
  return shapes
}

/**
 * Checks a config, or the named part of a config, against its schema. Reports each error at the file position of its
 * value.
 */
export function checkShape(
  tree: Tree,
  validate: ValidateFunction,
  problems: Problems,
  part?: { readonly name: string; readonly keyAt: Place; readonly flow: Tree },
): void {
  if (validate(jsonOf(tree))) return
  for (const error of validate.errors ?? []) {
    // Errors of `if` and `propertyNames` only repeat another error, so they are skipped.
    if (error.keyword === 'if' || error.keyword === 'propertyNames' || isMisspelt(error, validate.errors ?? []))
      continue
    const root = { value: tree, ...part }
    const service = textOf(partOf(follow(root, parentOf(error.instancePath)).value, 'run'))?.text
    const run = service === undefined ? undefined : { service, targetOf: targetsIn(part?.flow ?? tree, service) }
    const missing = missingOutcome(error, validate.errors ?? [])
    const { code, what, meant, key, advice: mend, why, keep } = explain({ ...faultOf(error, part?.name), run, missing })
    const advice = { why, mend, ...(keep === undefined ? {} : { keep }) }
    problems.add(code, placeOf(follow(root, error.instancePath), key), what, meant, advice)
  }
}

/**
 * Returns the only missing outcome of a service, for the only unknown one: it stands in its place. For any other error
 * it returns undefined.
 */
function missingOutcome(error: ErrorObject, all: readonly ErrorObject[]): string | undefined {
  if (!isOutcome(error) || error.keyword !== 'additionalProperties') return undefined
  const beside = all.filter(other => other.instancePath === error.instancePath)
  const [missing, another] = beside.filter(({ keyword }) => keyword === 'required')
  const isLone = beside.filter(({ keyword }) => keyword === 'additionalProperties').length === 1
  return missing === undefined || another !== undefined || !isLone ? undefined : String(missing.params.missingProperty)
}

function isOutcome({ parentSchema }: ErrorObject): boolean {
  return parentSchema?.names === 'outcome'
}

/** Returns whether a missing key is present with a misspelling. Only the misspelling is then reported. */
function isMisspelt(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  const { keyword, instancePath, params } = error
  if (keyword !== 'required') return false
  if (isOutcome(error) && all.some(one => one.instancePath === instancePath && missingOutcome(one, all) !== undefined))
    return true
  const known = [String(params.missingProperty)]
  return all.some(
    other =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === instancePath &&
      nearMiss(String(other.params.additionalProperty), known) !== undefined,
  )
}

export interface Fault {
  readonly keyword: string
  readonly params: ReadonlyMap<string, unknown>
  /** Not set for a key that the schema forbids with `false`. */
  readonly schema: JsonSchema | undefined
  readonly value: unknown
  /** The key or the index of the wrong value. It is empty for the whole file. */
  readonly name: string
  /** Set if the wrong value belongs to a handler that runs a service. */
  readonly run: Run | undefined
  /** The outcome that is missing, if the wrong key is most likely its former name. */
  readonly missing?: string | undefined
}

interface Run {
  readonly service: string
  /** Returns the target to which an outcome of the service probably leads. */
  readonly targetOf: (outcome: string) => string | undefined
}

function faultOf(
  { keyword, params, parentSchema, data, instancePath }: ErrorObject,
  whole = '',
): Omit<Fault, 'run' | 'missing'> {
  const name = instancePath === '' ? whole : plain(instancePath.slice(instancePath.lastIndexOf('/') + 1))
  return { keyword, params: new Map(Object.entries(params)), schema: parentSchema, value: data, name }
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))
}

function plain(segment: string): string {
  return segment.replace(/~1/g, '/').replace(/~0/g, '~')
}

interface Found {
  readonly value: Tree
  /** The position of the value's key, if it has one. */
  readonly keyAt?: Place
}

/** Returns the value at a pointer into a config, or into a part of it. */
function follow(part: Found, pointer: string): Found {
  let found = part
  for (const segment of pointer.split('/').slice(1).map(plain)) {
    const next: Member | Tree | undefined =
      found.value.kind === 'object'
        ? found.value.members.get(segment)
        : found.value.kind === 'list'
          ? found.value.items[Number(segment)]
          : undefined
    if (next === undefined) break
    found = 'keyAt' in next ? next : { value: next }
  }
  return found
}

/**
 * Returns the position to report. For an unexpected key, a list or an object, this is the position of the key.
 * Otherwise it is the position of the value.
 */
function placeOf({ value, keyAt }: Found, key: string | undefined): Place {
  const inner = key === undefined || value.kind !== 'object' ? undefined : value.members.get(key)
  if (inner !== undefined) return inner.keyAt
  return value.kind === 'value' ? value.at : (keyAt ?? value.at)
}
