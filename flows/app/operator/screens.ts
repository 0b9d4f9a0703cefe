import type { FactValue } from '../../../runtime/facts.ts'
import { loadMethod } from '../../../runtime/payment/methods.ts'
import { isServiceName, services } from '../../../runtime/services.ts'
import { isNode, loadBlock } from '../../catalogue.ts'
import type { Contents } from '../../kit/contents.ts'
import { messageView, modalView } from '../screen/later.ts'
import type { Ahead } from './ahead.ts'

/** Fetches what a step or modal shows, and the code that shows it. */
async function loadScreen(contents: Contents, target: string): Promise<void> {
  await Promise.all([contents.load(target), target.startsWith('modal:') ? modalView.load() : undefined])
  const blocks = contents.get(target)?.blocks ?? []
  await Promise.all(blocks.filter(isNode).map(({ block }) => loadBlock(block)))
}

/** Fetches all that a step may lead to, the words for what can go wrong included. */
export async function loadAhead(contents: Contents, { targets, services: names }: Ahead): Promise<void> {
  await Promise.all([
    contents.loadErrors(),
    messageView.load(),
    ...[...targets].map(target => loadScreen(contents, target)),
    ...[...names].filter(isServiceName).map(name => services[name]()),
  ])
}

/** All that the answer to a charge may need to be told, on any connection. False when some of it cannot be had. */
export async function isReadyForAnswer(
  contents: Contents,
  ahead: Ahead,
  type: FactValue<'payment.type'> | undefined,
): Promise<boolean> {
  return Promise.all([loadAhead(contents, ahead), loadMethod(type)]).then(
    () => true,
    () => false,
  )
}
