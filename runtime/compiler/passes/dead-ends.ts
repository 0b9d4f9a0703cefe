import { explore, type Move } from '../explore.ts'
import { idIn, type Pass, shownBy } from '../pass.ts'

/** Checks that customers cannot get stuck: every step leads on or back, and every modal can be left. */
export const checkDeadEnds: Pass = input => {
  const { flow, problems } = input
  const { screens, moves } = explore(input)
  for (const { id, at, isFinal, back } of flow.steps.values()) {
    const isReached = screens.some(({ step }) => step === id)
    const canGo = moves.some(move => move.step === id && isWayOn(move))
    if (isReached && !isFinal && back?.text === 'none' && !canGo) {
      problems.add('dead-end', at, `No event of “${id}” leads to another step, and Back is not allowed.`)
    }
  }
  for (const { id, at, on } of flow.modals.values()) {
    const own = moves.filter(({ modal }) => modal === id)
    const isDismissable = !on.has('dismiss')
    if (own.length > 0 && !isDismissable && !own.some(isWayOut)) {
      problems.add('dead-end', at, `No event of “${id}” closes it or leads on, and it cannot be dismissed.`)
    }
  }
}

/** Whether a move leads out of the step, by an action of the customer or by an outcome that the step waits for. */
function isWayOn({ step, by, way }: Move): boolean {
  if (by === 'app' || way === undefined) return false
  const shown = shownBy(way.to)
  if (shown !== undefined) return shown !== step
  return ['back', 'leave', 'message'].includes(way.to.text) || idIn(way.to, 'flow') !== undefined
}

function isWayOut(move: Move): boolean {
  const { way, modal } = move
  if (way === undefined || ['close', 'back', 'message', 'leave'].includes(way.to.text)) return true
  const other = idIn(way.to, 'modal')
  return (other !== undefined && other !== modal) || shownBy(way.to) !== undefined || idIn(way.to, 'flow') !== undefined
}
