import { hasRoom, type Room } from '../../../runtime/rules/room.ts'

/**
 * Returns the only kind of card that can still be saved; undefined if both kinds can be saved, or if neither can: then
 * the operator's answer says why. Also undefined after a card was sent (`isSent`): that card may already be saved in
 * the last place, and keeps the kind that the customer chose.
 */
export function onlyKind(
  { credit, debit }: { readonly credit: Room; readonly debit: Room },
  isSent: boolean,
): 'credit' | 'debit' | undefined {
  if (isSent || hasRoom(credit) === hasRoom(debit)) return undefined
  return hasRoom(credit) ? 'credit' : 'debit'
}
