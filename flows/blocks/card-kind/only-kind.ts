import { hasRoom, type Room } from '../../../runtime/rules/room.ts'

/**
 * Returns the kind of card that can still be saved, if there is only one. Returns undefined if both kinds can be saved,
 * or none: then the operator's answer explains why. Also returns undefined after a card was sent (`isSent`): that card
 * may have taken the last place, and the block must still show the kind that the customer chose.
 */
export function onlyKind(
  { credit, debit }: { readonly credit: Room; readonly debit: Room },
  isSent: boolean,
): 'credit' | 'debit' | undefined {
  if (isSent || hasRoom(credit) === hasRoom(debit)) return undefined
  return hasRoom(credit) ? 'credit' : 'debit'
}
