import type { ChargeDocument } from '../../sandbox/charges/charge-documents.ts'
import type { Judged } from './case.ts'
import type { Diary } from './diary.ts'
import { judgeCharges, judgeTwice } from './judge-charges.ts'
import { judgeEnd } from './judge-end.ts'
import { judgeRequests } from './judge-requests.ts'
import { judgeStatement } from './judge-words.ts'

/**
 * Returns each violation of a random walk once: the judge compares the charges with what the customer agreed to, and
 * what the pages said with the ledger.
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
