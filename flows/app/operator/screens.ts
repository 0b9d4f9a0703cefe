import type { FlowState } from '../../../runtime/engine/state.ts'
import type { FactValue } from '../../../runtime/facts.ts'
import { loadMethod } from '../../../runtime/payment/methods.ts'
import { isServiceName, services } from '../../../runtime/services.ts'
import { isNode, loadBlock } from '../../catalogue.ts'
import type { Contents } from '../../kit/contents.ts'
import { messageView, modalView } from '../screen/later.ts'
import type { NextScreens } from './next-screens.ts'

/** Fetches the content of a step or modal, and the code of its blocks. */
async function loadScreen(contents: Contents, target: string): Promise<void> {
  await Promise.all([contents.load(target), target.startsWith('modal:') ? modalView.load() : undefined])
  const blocks = contents.get(target)?.blocks ?? []
  await Promise.all(blocks.filter(isNode).map(({ block }) => loadBlock(block)))
}

/**
 * Resolves once the browser has painted the current screen with its content. A placeholder for content that is still
 * loading is not enough. Rejects if the content cannot be fetched.
 */
export async function whenShown(
  contents: Contents,
  state: () => Pick<FlowState, 'step' | 'modals' | 'message'>,
  whenPainted: () => Promise<void>,
): Promise<void> {
  await whenPainted()
  const { step, modals, message } = state()
  const targets = [`step:${step}`, ...modals.map(({ id }) => `modal:${id}`)]
  const errors = message === null ? [] : [contents.loadErrors(), messageView.load()]
  await Promise.all([...targets.map(target => loadScreen(contents, target)), ...errors])
  await whenPainted()
}

/** Fetches the screens and services that can follow a step, the message page and the error catalogue. */
export async function loadNextScreens(contents: Contents, { targets, services: names }: NextScreens): Promise<void> {
  await Promise.all([
    contents.loadErrors(),
    messageView.load(),
    ...[...targets].map(target => loadScreen(contents, target)),
    ...[...names].filter(isServiceName).map(name => services[name]()),
  ])
}

/**
 * Fetches every screen that the answer to a charge can lead to, however slow the connection is. Resolves to false
 * if a screen cannot be fetched.
 */
export async function isReadyForAnswer(
  contents: Contents,
  next: NextScreens,
  type: FactValue<'payment.type'> | undefined,
): Promise<boolean> {
  return Promise.all([loadNextScreens(contents, next), loadMethod(type)]).then(
    () => true,
    () => false,
  )
}
