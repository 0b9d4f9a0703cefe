import type { ArmCounts } from './arm-counts.ts'
import { ratioPValue } from './sample-ratio.ts'
import { type Difference, differenceOf } from './sequential.ts'

const CONTROL = 'control'
/** The probability that any interval of a trial is ever wrong. It is divided by the number of the trial's patches. */
const ALPHA = 0.05
/** This is the probability that the ratio test ever warns although the visits fit the weights. */
const RATIO_ALPHA = 0.01
/** If more than this part of all visits are in two arms, the results show a warning. */
const MANY_CROSSED = 0.01

/** The weights of a trial's arms, with any sum. */
export type Weights = Readonly<Record<string, number>>

/** Each measure's difference for each visit, as the patch minus the control. A difference is undefined while unknown. */
export interface Comparison {
  readonly arm: string
  readonly orders: Difference | undefined
  /** The difference of the paid amounts, in cents. */
  readonly paid: Difference | undefined
  readonly problems: Difference | undefined
  readonly lost: Difference | undefined
}

export interface Results {
  readonly variant: string
  /** All arms of the trial, beginning with the control. */
  readonly arms: readonly ArmCounts[]
  /** `even`: no release has the variant, so its arms are taken to have equal weights. */
  readonly weightsFrom: 'release' | 'even'
  readonly weights: Weights
  /**
   * True if the arms' visits do not fit the weights. Then some visits are lost on the way, and no comparison can be
   * trusted.
   */
  readonly hasRatioMismatch: boolean
  readonly ratioPValue: number
  readonly hasManyCrossed: boolean
  /** The probability, in percent, that all intervals of a measure are right, however often they are read. */
  readonly confidencePercent: number
  /** A comparison for each patch. The list is empty if the trial has no control. */
  readonly comparisons: readonly Comparison[]
}

/**
 * Returns the results of a trial from its rows of `results.sql`. With a release's weights, they include arms without
 * visits.
 */
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
    // Each visit counts as 1 or 0 here, so the sum of the squares is the sum itself.
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
