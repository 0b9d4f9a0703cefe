import type { Goal } from './probe.ts'
import type { Visitor } from './visitor.ts'

export const PHONE = 'Número com DDD'
const PATIENCE_MS = 2000

const ready: Goal = { mark: 'field', field: PHONE }
const answered: Goal = { mark: 'formatted', field: PHONE, begins: '(' }

/** Returns the moments to measure, from the start of the first page. */
export function firstGoals(isScripted: boolean): readonly Goal[] {
  return isScripted ? [ready, answered] : [ready]
}

export interface FirstPage {
  /** Time from the navigation's start until the field is visible and enabled, in ms. */
  readonly fieldMs: number
  /**
   * Time from the navigation's start until a script formats the input, in ms. For a page without scripts, it is
   * undefined.
   */
  readonly hydratedMs?: number
}

/**
 * Opens the first page. From the first frame that shows the field, the probe types into it. If the text disappears once
 * scripts control the field, the field was not ready. Then real keys type a phone number.
 */
export async function openFirstPage(
  visitor: Visitor,
  url: string,
  { msisdn, isScripted }: { readonly msisdn: string; readonly isScripted: boolean },
): Promise<FirstPage> {
  await visitor.goTo(url)
  const fieldAt = await visitor.when('field')
  const hydratedAt = isScripted ? await visitor.when('formatted') : undefined
  if (visitor.lost.length > 0) throw new Error(`What was typed early was lost: ${visitor.lost.join(', ')}.`)
  await visitor.settles()
  await visitor.write(PHONE, msisdn)
  await expectNumber(visitor, isScripted ? msisdn.replace(/^(..)(.{5})(.{4})$/, '($1) $2-$3') : msisdn)
  const startedAt = await visitor.startedAt()
  const fieldMs = fieldAt - startedAt
  return hydratedAt === undefined ? { fieldMs } : { fieldMs, hydratedMs: hydratedAt - startedAt }
}

async function expectNumber(visitor: Visitor, wanted: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  let value = await visitor.valueOf(PHONE)
  while (value !== wanted && Date.now() < end) value = await visitor.valueOf(PHONE)
  if (value !== wanted) throw new Error(`What was typed is not what stands there: ${wanted} became ${value}.`)
}
