import { memo } from 'react'
import { Heading } from '../../../design-system/components/Heading/Heading.tsx'
import { HeroSubject } from '../../../design-system/components/HeroSubject/HeroSubject.tsx'
import { hidden } from '../../../design-system/tokens/hidden.css.ts'
import { own, type Step } from '../../../runtime/engine/flow.ts'
import type { FlowState, Message } from '../../../runtime/engine/state.ts'
import { bringsHeading, isNode, type Slot, slotOf } from '../../catalogue.ts'
import { useApp, useFacts, useFlowState, useIsLive, useSelectedFacts } from '../../kit/app-context.ts'
import { ChoiceContentProvider } from '../../kit/choice-content.ts'
import { useCode } from '../../kit/code.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { StepForm } from '../../kit/step-form.tsx'
import { useErrors } from '../../kit/use-errors.ts'
import { Blocks } from './Blocks.tsx'
import { Boundary } from './Boundary.tsx'
import { brokenMessage } from './broken-message.ts'
import { messageView } from './later.ts'
import { OfflineView } from './OfflineView.tsx'
import { foot } from './Screen.css.ts'
import { Shell } from './Shell.tsx'
import { canShow, isClaim, titleOf } from './shown-nodes.ts'
import { useScreen } from './use-screen.ts'
import { Waiting } from './Waiting.tsx'

const whole = (state: FlowState): FlowState => state

/** A no-break space. It makes an empty line as high as a line with text. */
const SPACE = '\u00a0'

/** Renders the step in its layout, or the message that replaces the step. */
export function Screen() {
  const { flow } = useApp()
  const { step: id, entry, message } = useFlowState(whole)
  const step = own(flow.steps, id)
  if (step === undefined) return null
  return message === null ? (
    <Boundary key={`${id}-${entry}`} name={`step ${id}`} instead={again => <BrokenStep step={step} again={again} />}>
      <StepView id={id} step={step} />
    </Boundary>
  ) : (
    <MessageScreen step={step} message={message} />
  )
}

/**
 * If a step cannot be rendered, shows a message about the customer's money instead, with a button to continue. The
 * engine stays on the step.
 */
function BrokenStep({ step, again }: { readonly step: Step; readonly again: () => void }) {
  const { driver } = useApp()
  const act = (event: string): void => {
    again()
    driver.send({ type: 'user', name: event })
  }
  const message = brokenMessage(step, useFlowState(whole), useFacts())
  return <MessageScreen step={step} message={message} onAct={act} />
}

interface MessageScreenProps {
  readonly step: Step
  readonly message: Message
  /** Receives the event of the pressed button. If undefined, the event goes to the flow. */
  readonly onAct?: (event: string) => void
}

function MessageScreen({ step, message, onAct }: MessageScreenProps) {
  const { surroundings } = useApp()
  const { say, again: askAgain } = useErrors()
  const view = useCode(messageView, true)
  const said = say(message)
  const again = view.kind === 'lost' ? view.again : askAgain
  return (
    <Shell title={said?.title ?? step.title} header="brand">
      {again === undefined ? null : <ReadFailed text={surroundings.words.loadFailed} again={again} />}
      {view.kind === 'here' && said !== undefined ? <view.code message={message} said={said} onAct={onAct} /> : null}
      {again === undefined && (view.kind !== 'here' || said === undefined) ? <Waiting shape="card" /> : null}
    </Shell>
  )
}

/** A change of the flow's state does not render the whole step again, because each part reads what it needs itself. */
const StepView = memo(function StepView({ id, step }: { readonly id: string; readonly step: Step }) {
  const { flow, boot, contents, surroundings } = useApp()
  const isLive = useIsLive()
  const ownTitle = useSelectedFacts(facts => titleOf(flow, step, facts))
  const title = isLive || !isClaim(flow, id, boot.facts) ? ownTitle : surroundings.words.loading
  const screen = useScreen(`step:${id}`)
  const nodes = screen.kind === 'waiting' ? [] : screen.nodes
  const nodesIn = (slot: Slot) => nodes.filter(node => slotOf(node, nodes) === slot)
  const inSlot = (slot: Slot) => <Blocks nodes={nodesIn(slot)} among={nodes} />
  // Some steps are only for some visitors, so such a step shows a skeleton until the session is known.
  const isHere = screen.kind !== 'waiting' && (isLive || canShow(flow, id, boot.facts))
  const blocks = contents.get(`step:${id}`)?.blocks ?? []
  const hasFooter = blocks.filter(isNode).some(node => slotOf(node) === 'footer')
  const hasHeading = isHere && nodes.some(bringsHeading)
  return (
    <StepForm>
      <Shell
        title={title}
        header={step.header}
        hasHeading={hasHeading}
        hero={isHere ? inSlot('header') : <HeroSubject label={SPACE} value={SPACE} />}
        hasFooter={hasFooter}
        footer={isHere && nodesIn('footer').length > 0 ? inSlot('footer') : undefined}
        panel={isHere && nodesIn('panel').length > 0 ? inSlot('panel') : undefined}
      >
        {/* A step that updates itself shows its own offline message. */}
        {step.watch === undefined ? <OfflineView /> : null}
        {hasHeading ? null : step.header === 'title' ? (
          <Heading level={1}>{title}</Heading>
        ) : (
          <h1 className={hidden} tabIndex={-1}>
            {title}
          </h1>
        )}
        <ChoiceContentProvider value={nodesIn('choice').length > 0 ? inSlot('choice') : null}>
          {isHere ? inSlot('main') : null}
        </ChoiceContentProvider>
        {isHere ? null : <Waiting />}
        {screen.kind === 'lost' ? <ReadFailed text={surroundings.words.loadFailed} again={screen.again} /> : null}
        <div className={foot}>{isHere ? inSlot('foot') : null}</div>
      </Shell>
    </StepForm>
  )
})
