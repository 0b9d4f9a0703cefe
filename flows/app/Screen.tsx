import { Skeleton } from '../../design-system/components/Skeleton/Skeleton.tsx'
import { hidden } from '../../design-system/tokens/hidden.css.ts'
import { own, type Step } from '../../runtime/engine/flow.ts'
import type { Message } from '../../runtime/engine/state.ts'
import { bringsHeading, type Slot, slotOf } from '../catalogue.ts'
import { useApp, useFlowState } from './app-context.ts'
import { Blocks, useShownNodes } from './Blocks.tsx'
import { messageFor } from './errors.ts'
import { MessageView } from './MessageView.tsx'
import { foot } from './Screen.css.ts'
import { Shell } from './Shell.tsx'
import { StepForm } from './step-form.tsx'
import { useErrors } from './use-errors.ts'

/** What is on screen: the step in its layout, or the message that stands in its place. Renders the layout. */
export function Screen() {
  const { flow } = useApp()
  const state = useFlowState()
  const step = own(flow.steps, state.step)
  if (step === undefined) return null
  return state.message === null ? (
    <StepView key={`${state.step}-${state.entry}`} step={step} />
  ) : (
    <MessageScreen step={step} message={state.message} />
  )
}

function MessageScreen({ step, message }: { readonly step: Step; readonly message: Message }) {
  const errors = useErrors()
  const { words } = useApp().surroundings
  const said = errors && messageFor(errors, message.code)
  return (
    <Shell title={said?.title ?? step.title} header="brand">
      {said === undefined ? (
        <Skeleton shape="card" label={words.loading} />
      ) : (
        <MessageView message={message} said={said} />
      )}
    </Shell>
  )
}

function StepView({ step }: { readonly step: Step }) {
  const nodes = useShownNodes(step.blocks)
  const hasHeading = nodes.some(bringsHeading)
  const inSlot = (slot: Slot) => nodes.filter(node => slotOf(node) === slot)
  const footer = inSlot('footer')
  return (
    <StepForm>
      <Shell
        title={step.title}
        header={step.header}
        hasHeading={hasHeading}
        hero={<Blocks nodes={inSlot('header')} />}
        footer={footer.length > 0 ? <Blocks nodes={footer} /> : undefined}
      >
        {step.header === 'hero' && !hasHeading ? (
          <h1 className={hidden} tabIndex={-1}>
            {step.title}
          </h1>
        ) : null}
        <Blocks nodes={inSlot('main')} waits />
        <div className={foot}>
          <Blocks nodes={inSlot('foot')} />
        </div>
      </Shell>
    </StepForm>
  )
}
