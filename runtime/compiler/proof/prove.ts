import { prepare } from '../../engine/prepare.ts'
import { jsonOf } from '../json-tree.ts'
import type { PassInput } from '../pass.ts'
import { exploreWorlds } from './explore-worlds.ts'
import { newcomerIn } from './newcomer.ts'
import type { Theorem } from './proof.ts'
import { behind } from './theorems/behind.ts'
import { confirmed } from './theorems/confirmed.ts'
import { decided } from './theorems/decided.ts'
import { done } from './theorems/done.ts'
import { handedOver } from './theorems/handed-over.ts'
import { hidden } from './theorems/hidden.ts'
import { honest } from './theorems/honest.ts'
import { instead } from './theorems/instead.ts'
import { labelled } from './theorems/labelled.ts'
import { loggedIn } from './theorems/logged-in.ts'
import { named } from './theorems/named.ts'
import { offered } from './theorems/offered.ts'
import { onlyWhile } from './theorems/only-while.ts'
import { open } from './theorems/open.ts'
import { privacy } from './theorems/privacy.ts'
import { ready } from './theorems/ready.ts'
import { seen } from './theorems/seen.ts'
import { shownOnce } from './theorems/shown-once.ts'
import { supplied } from './theorems/supplied.ts'
import { told } from './theorems/told.ts'
import { waiting } from './theorems/waiting.ts'
import { waits } from './theorems/waits.ts'
import { wayOut } from './theorems/way-out.ts'
import { witnessed } from './theorems/witnessed.ts'

const theorems: readonly Theorem[] = [
  confirmed,
  seen,
  honest,
  handedOver,
  wayOut,
  witnessed,
  decided,
  privacy,
  behind,
  waiting,
  done,
  open,
  ready,
  offered,
  hidden,
  labelled,
  named,
  told,
  supplied,
  instead,
  shownOnce,
  onlyWhile,
  loggedIn,
  waits,
]

export interface Explored {
  readonly situations: number
  readonly moves: number
}

/** Checks all theorems for a flow. If a theorem is not true, reports a problem. */
export function proveFlow(input: PassInput): Explored {
  const prepared = prepare(jsonOf(input.flow.tree))
  if (prepared === undefined) return { situations: 0, moves: 0 }
  const explored = exploreWorlds(input, prepared)
  const newcomer = newcomerIn(input, prepared, explored)
  for (const prove of theorems) prove({ ...input, prepared, explored, newcomer })
  return { situations: explored.situations.length, moves: explored.moves.length }
}
