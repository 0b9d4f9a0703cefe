import { hasRoom, type Room } from '../../../runtime/rules/room.ts'

/**
 * The one kind that there is room for; where there is none at all the operator says why. While nobody knows whether the
 * card that was sent is saved it may be what fills the room: it stays the kind that it was sent as.
 */
export function onlyKind(
  { credit, debit }: { readonly credit: Room; readonly debit: Room },
  isSent: boolean,
): 'credit' | 'debit' | undefined {
  if (isSent || hasRoom(credit) === hasRoom(debit)) return undefined
  return hasRoom(credit) ? 'credit' : 'debit'
}
