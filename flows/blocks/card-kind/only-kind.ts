import { hasRoom, type Room } from '../../../runtime/rules/room.ts'

/**
 * If only one kind of card can still be saved, returns this kind. Returns undefined if both kinds can be saved, or
 * none: the operator's answer then explains why. Also returns undefined after a card was sent (`isSent`). That card may
 * have taken the last place, and the block must still show the kind that the customer chose.
 */
export function onlyKind(
  { credit, debit }: { readonly credit: Room; readonly debit: Room },
  isSent: boolean,
): 'credit' | 'debit' | undefined {
  if (isSent || hasRoom(credit) === hasRoom(debit)) return undefined
  return hasRoom(credit) ? 'credit' : 'debit'
}
