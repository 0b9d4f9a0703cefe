import { hasRoom, type Room } from '../../../runtime/rules/room.ts'

/**
 * Returns the only kind of card that can still be saved. Returns undefined if both kinds can be saved. Returns
 * undefined if neither can, because the operator's answer then explains it. Also returns undefined after a card was
 * sent (`isSent`): that card may already have taken the last place, so it keeps the kind that the customer chose.
 */
export function onlyKind(
  { credit, debit }: { readonly credit: Room; readonly debit: Room },
  isSent: boolean,
): 'credit' | 'debit' | undefined {
  if (isSent || hasRoom(credit) === hasRoom(debit)) return undefined
  return hasRoom(credit) ? 'credit' : 'debit'
}
