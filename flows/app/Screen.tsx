import { type ReactNode, useEffect, useRef } from 'react'
import { AppHeader } from '../../design-system/components/AppHeader/AppHeader.tsx'
import { Menu } from '../../design-system/components/Menu/Menu.tsx'
import { Skeleton } from '../../design-system/components/Skeleton/Skeleton.tsx'
import { hidden } from '../../design-system/tokens/hidden.css.ts'
import { own, type Step } from '../../runtime/engine/flow.ts'
import { canGoBack } from '../../runtime/engine/moves.ts'
import type { Message } from '../../runtime/engine/state.ts'
import { iconNamed } from '../blocks/icon-named.ts'
import { bringsHeading, type Slot, slotOf } from '../catalogue.ts'
import { ClassicLayout } from '../layouts/ClassicLayout.tsx'
import { useApp, useFact, useFlowState, useSend, useUi } from './app-context.ts'
import { Blocks, useShownNodes } from './Blocks.tsx'
import { messageFor } from './errors.ts'
import { MessageView } from './MessageView.tsx'
import { foot } from './Screen.css.ts'
import { StepForm } from './step-form.tsx'
import { useErrors } from './use-errors.ts'

const NAME = 'Recarrega'

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

interface ShellProps {
  readonly title: string
  readonly header: Step['header']
  readonly hasHeading?: boolean
  readonly hero?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

function Shell({ title, header, hasHeading = true, hero, footer, children }: ShellProps) {
  const { flow, driver, surroundings } = useApp()
  const { words, panel } = surroundings
  const state = useFlowState()
  useShown(title)
  const back = canGoBack(flow, state) && header === 'title'
  return (
    <ClassicLayout
      panelLabel={panel.label}
      panel={panel}
      footer={footer}
      header={
        <AppHeader
          variant={header}
          title={title}
          titleAs={hasHeading ? 'p' : 'h1'}
          {...(back ? { back: { label: words.back, onBack: () => driver.send({ type: 'back' }) } } : {})}
          menu={<FlowMenu />}
        >
          {header === 'hero' ? hero : undefined}
        </AppHeader>
      }
    >
      {children}
    </ClassicLayout>
  )
}

/** A step that was just shown has its title in the tab, its top in view and its heading in focus. */
function useShown(title: string): void {
  const { shown } = useUi()
  const isFirst = useRef(shown <= 1)
  useEffect(() => {
    document.title = `${title} · ${NAME}`
  }, [title])
  useEffect(() => {
    // Each step and message mounts anew. A modal that closes gives the focus back by itself.
    if (isFirst.current) return
    window.scrollTo(0, 0)
    return whenThere('h1', heading => heading.focus({ preventScroll: true }))
  }, [])
}

function FlowMenu() {
  const { menu } = useApp().surroundings
  const isCustomer = useFact('session.authenticated') === true
  const send = useSend()
  if (menu === undefined || !isCustomer) return null
  const items = menu.items.map(({ label, icon, event }) => ({
    label,
    icon: iconNamed(icon),
    onSelect: () => send(event),
  }))
  return <Menu label={menu.label} items={items} />
}

/** Calls with the element once it is there: the code that draws it may still be on its way. */
function whenThere(selector: string, call: (element: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look)
  function look(): void {
    const element = document.querySelector<HTMLElement>(selector)
    if (element === null) return
    observer.disconnect()
    call(element)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}
