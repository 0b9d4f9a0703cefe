import { useLayoutEffect, useRef } from 'react'
import { Dialog } from '../../../design-system/components/Dialog/Dialog.tsx'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { type Modal, own } from '../../../runtime/engine/flow.ts'
import { last, type OpenModal } from '../../../runtime/engine/state.ts'
import { tellsMessage } from '../../catalogue.ts'
import { useApp, useFacts, useFlowState } from '../../kit/app-context.ts'
import { fillCopy } from '../../kit/copy.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { StepForm, useStepForm } from '../../kit/step-form.tsx'
import { useErrors } from '../../kit/use-errors.ts'
import { Blocks } from './Blocks.tsx'
import { Boundary } from './Boundary.tsx'
import { stack } from './ModalView.css.ts'
import { useNotice } from './NoticeView.tsx'
import { useScreen } from './use-screen.ts'
import { Waiting } from './Waiting.tsx'

/** Renders the topmost modal above its step, as a Dialog. */
export function ModalView() {
  const { flow } = useApp()
  const open = useFlowState(({ modals }) => last(modals))
  const modal = open && own(flow.modals, open.id)
  return open === undefined || modal === undefined ? null : <OpenDialog key={open.id} open={open} modal={modal} />
}

function OpenDialog({ open, modal }: { readonly open: OpenModal; readonly modal: Modal }) {
  const { driver, surroundings } = useApp()
  const facts = useFacts()
  const screen = useScreen(`modal:${open.id}`)
  const nodes = screen.kind === 'waiting' ? [] : screen.nodes
  // If the modal shows a message, its title is the message's title.
  const tells = open.message !== null && nodes.some(tellsMessage)
  const { say, again } = useErrors(tells)
  const message = tells && open.message ? say(open.message) : undefined
  return (
    <Dialog
      open
      title={message?.title ?? fillCopy(modal.title, facts)}
      hasNews={message?.news !== undefined}
      {...(message === undefined ? {} : { icon: { tone: message.tone ?? 'bad', name: 'alert' } })}
      dismissLabel={surroundings.words.dismiss}
      onDismiss={() => driver.send({ type: 'user', name: 'dismiss' })}
    >
      <Boundary
        name={`modal ${open.id}`}
        instead={redraw => <ReadFailed text={surroundings.words.loadFailed} again={redraw} />}
      >
        <StepForm modal={open.id}>
          <Kept />
          <div className={stack}>
            <ModalNotice />
            <Blocks nodes={nodes} />
            {screen.kind === 'waiting' ? <Waiting /> : null}
            {again === undefined ? null : <ReadFailed text={surroundings.words.loadFailed} again={again} />}
            {screen.kind === 'lost' ? <ReadFailed text={surroundings.words.loadFailed} again={screen.again} /> : null}
          </div>
        </StepForm>
      </Boundary>
    </Dialog>
  )
}

/**
 * When a modal closes, the facts of the customer's input in it are written. If the form was submitted or another
 * customer has logged in, nothing is written.
 */
function Kept() {
  const { facts } = useApp()
  const form = useStepForm()
  const latest = useRef(form)
  latest.current = form
  // A layout effect is used, because its cleanup runs while the fields still have their values. The cleanup of a normal
  // effect would run too late.
  useLayoutEffect(() => {
    const whose = facts.get('session.customerId')
    return () => {
      if (facts.get('session.customerId') === whose) latest.current.keep()
    }
  }, [facts])
  return null
}

/** Renders the message of an action's outcome inside the modal. */
function ModalNotice() {
  const { tone, text } = useNotice()
  if (text === '') return null
  return (
    <div role="alert">
      <Notice tone={tone === 'bad' ? 'warning' : tone} icon={tone === 'good' ? 'check' : 'alert'}>
        {text}
      </Notice>
    </div>
  )
}
