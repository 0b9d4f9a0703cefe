import type { ArmCounts } from './arm-counts.ts'
import { ratioPValue } from './sample-ratio.ts'
import { type Difference, differenceOf } from './sequential.ts'

const CONTROL = 'control'
/** The probability that an interval of a trial is ever wrong; patches share it. */
const ALPHA = 0.05
/** The probability that the arms' visits are ever said not to fit the weights although they do. */
const RATIO_ALPHA = 0.01
/** The part of all visits from which on visits in two arms are worth a warning. */
const MANY_CROSSED = 0.01

/** The arms of a trial with their weights, of any sum. */
export type Weights = Readonly<Record<string, number>>

/** Patch minus control, per visit, for each measure. Undefined while it cannot be told. */
export interface Comparison {
  readonly arm: string
  readonly orders: Difference | undefined
  /** In cents. */
  readonly paid: Difference | undefined
  readonly problems: Difference | undefined
  readonly lost: Difference | undefined
}

export interface Results {
  readonly variant: string
  /** The control is the first. */
  readonly arms: readonly ArmCounts[]
  /** The current release has the weights only of a variant that it has. */
  readonly weightsFrom: 'release' | 'even'
  readonly weights: Weights
  /** Whether the arms' visits do not fit the weights. Then something loses visits, and no comparison can be trusted. */
  readonly hasRatioMismatch: boolean
  readonly ratioPValue: number
  readonly hasManyCrossed: boolean
  /** The probability, in percent, that all of a measure's intervals of this trial are right at every look. */
  readonly confidencePercent: number
  /** A comparison for each patch; none without a control. */
  readonly comparisons: readonly Comparison[]
}

/** Returns the results of a variant from its rows of `results.sql`. Released weights include arms without any visit. */
export function resultsOf(variant: string, counted: readonly ArmCounts[], released: Weights | undefined): Results {
  const own = counted.filter(one => one.variant === variant)
  const isReleased = released !== undefined && own.every(({ arm }) => (released[arm] ?? 0) > 0)
  const names = isReleased ? Object.keys(released).filter(arm => released[arm] !== 0) : own.map(({ arm }) => arm)
  const arms = [...new Set([...(names.includes(CONTROL) ? [CONTROL] : []), ...names])].map(
    arm => own.find(one => one.arm === arm) ?? emptyArm(variant, arm),
  )
  const weights = isReleased ? released : Object.fromEntries(names.map(name => [name, 1]))
  const exposures = arms.map(one => one.exposures)
  const p = ratioPValue(
    exposures,
    arms.map(({ arm }) => weights[arm] ?? 0),
  )
  const crossed = sum(arms.map(one => one.crossed))
  const [control, ...patches] = arms
  return {
    variant,
    arms,
    weightsFrom: isReleased ? 'release' : 'even',
    weights,
    hasRatioMismatch: p < RATIO_ALPHA,
    ratioPValue: p,
    hasManyCrossed: crossed > MANY_CROSSED * (crossed + sum(exposures)),
    confidencePercent: 100 * (1 - ALPHA),
    comparisons: control?.arm === CONTROL ? patches.map(patch => compare(control, patch, ALPHA / patches.length)) : [],
  }
}

function compare(control: ArmCounts, patch: ArmCounts, alpha: number): Comparison {
  const difference = (sumOf: (arm: ArmCounts) => readonly [sum: number, squares: number]) => {
    const [of, against] = [control, patch].map(arm => {
      const [total, squares] = sumOf(arm)
      return { visits: arm.exposures, sum: total, squares }
    })
    return of && against && differenceOf(of, against, alpha)
  }
  return {
    arm: patch.arm,
    orders: difference(one => [one.orders, one.order_squares]),
    paid: difference(one => [one.paid, one.paid_squares]),
    // A visit has a problem or has none, so that the sum of squares is the sum.
    problems: difference(one => [one.problem_visits, one.problem_visits]),
    lost: difference(one => [one.lost_visits, one.lost_visits]),
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function emptyArm(variant: string, arm: string): ArmCounts {
  return {
    ...{ variant, arm, exposures: 0, shown: 0, crossed: 0, orders: 0, order_squares: 0, paid: 0, paid_squares: 0 },
    ...{ problem_visits: 0, lost_visits: 0, steps: 0, slow_steps: 0 },
  }
}
