import { hasRoom, type Room } from '../../../runtime/rules/room.ts'

/**
 * If only one kind of card can still be saved, returns that kind. If both kinds can be saved, returns undefined. If no
 * kind can be saved, returns undefined too, because the operator's answer then explains it. After a card was sent
 * (`isSent`), also returns undefined. That card may already have taken the last place, so it keeps the kind that the
 * customer chose.
 */
export function onlyKind(
  { credit, debit }: { readonly credit: Room; readonly debit: Room },
  isSent: boolean,
): 'credit' | 'debit' | undefined {
  if (isSent || hasRoom(credit) === hasRoom(debit)) return undefined
  return hasRoom(credit) ? 'credit' : 'debit'
}
