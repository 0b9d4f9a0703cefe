import type { ChargeDocument } from '../../sandbox/charges/charge-documents.ts'
import type { Judged } from './case.ts'
import type { Diary } from './diary.ts'
import { judgeCharges, judgeTwice } from './judge-charges.ts'
import { judgeEnd } from './judge-end.ts'
import { judgeRequests } from './judge-requests.ts'
import { judgeStatement } from './judge-words.ts'

/**
 * Returns each rule violation of a random walk once. It compares the charges with the confirmed orders, and the pages'
 * statements with the ledger.
 */
export function judge(diary: Diary, charges: readonly ChargeDocument[], world: Judged): readonly string[] {
  const about = { diary, charges, world }
  const found = [
    ...diary.seen,
    ...judgeCharges(about),
    ...judgeTwice(about),
    ...diary.statements.flatMap(statement => judgeStatement(about, statement)),
    ...judgeRequests(about),
    ...judgeEnd(about),
  ]
  return [...new Set(found)]
}
