import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Step } from '../../../runtime/engine/flow.ts'
import { holds } from '../../../runtime/engine/guards.ts'
import { iconNamed } from '../../blocks/icon-named.ts'
import { useApp, useFacts, useFlowState, useIsLive, useSend, useUi } from '../../kit/app-context.ts'
import { useCode } from '../../kit/code.ts'
import { focusField, onlyField } from '../../kit/only-field.ts'
import type { Came } from '../../layouts/layout-props.ts'
import { Boundary } from './Boundary.tsx'
import { headerBack } from './header-back.ts'
import { menuView } from './later.ts'
import { useIsWide } from './use-is-wide.ts'
import { useLayout } from './use-layout.ts'

interface ShellProps {
  readonly title: string
  readonly header: Step['header']
  readonly hasHeading?: boolean
  readonly hero?: ReactNode
  readonly footer?: ReactNode
  readonly hasFooter?: boolean
  /** The content of the panel beside the flow. It replaces the flow's own texts there. */
  readonly panel?: ReactNode
  readonly children: ReactNode
}

/** Renders the flow's layout with its header and menu around a step or a message. */
export function Shell({
  title,
  header,
  hasHeading = true,
  hero,
  footer,
  hasFooter,
  panel: inPanel,
  children,
}: ShellProps) {
  const { flow, driver, surroundings } = useApp()
  const { words, panel } = surroundings
  const Layout = useLayout(flow.layout)
  const send = useSend()
  useShown(`${title} – ${words.brand}`, hasHeading)
  const came = useCame()
  // The first page has the panel, because it was prerendered for every width.
  const hasPanel = useIsWide() || came === undefined
  const isLive = useIsLive()
  const back = useFlowState(state => headerBack(flow, state, isLive))
  if (Layout === undefined) return null
  return (
    <Layout
      panel={
        hasPanel && {
          ...panel,
          content: inPanel,
          links: panel.links?.map(({ label, event }) => ({ label, onSelect: () => send(event) })),
        }
      }
      footer={footer}
      hasFooter={hasFooter ?? footer !== undefined}
      came={came}
      header={{
        variant: header,
        title,
        back:
          header === 'title' && back
            ? {
                label: words.back,
                onBack: () => driver.send(back === 'back' ? { type: 'back' } : { type: 'user', name: 'home' }),
              }
            : undefined,
        menu: (
          <Boundary name="menu">
            <FlowMenu />
          </Boundary>
        ),
        isCompact: surroundings.header === 'compact',
        subject: hero,
      }}
    >
      {children}
    </Layout>
  )
}

/** Returns whether the customer came to this step forward or back. The result stays the same until the next step. */
function useCame(): Came | undefined {
  const current = useUi(({ shown, isBack }): Came | undefined => (shown <= 1 ? undefined : isBack ? 'back' : 'forward'))
  const [came] = useState(current)
  return came
}

/**
 * Prepares a step that has just opened: sets the tab's title, scrolls to the top and moves the focus to the
 * heading, or to the field if the step has a single field.
 */
function useShown(title: string, hasHeading: boolean): void {
  const isFirst = useRef(useUi(({ shown }) => shown <= 1))
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    // Each step or message mounts a new Shell, so this effect runs once for each of them. A closing modal mounts none,
    // and returns the focus itself.
    if (isFirst.current) return
    window.scrollTo(0, 0)
    return whenThere('h1', heading => {
      focusHeading(heading)
      // In a partner’s frame, the browser then also scrolls the partner’s page, if it may.
      heading.scrollIntoView({ block: 'nearest' })
    })
  }, [])
  useEffect(() => {
    // The step's own heading replaces the temporary one. The focus then moves to it.
    if (isFirst.current || !hasHeading || document.activeElement !== document.body) return
    return whenThere('h1', focusHeading)
  }, [hasHeading])
}

function FlowMenu() {
  const { surroundings, flow } = useApp()
  const { menu } = surroundings
  const facts = useFacts()
  const isCustomer = facts['session.authenticated'] === true
  const send = useSend()
  const view = useCode(menuView, menu !== undefined && isCustomer)
  if (!menu || !isCustomer || view.kind !== 'here') return null
  const items = menu.items
    .filter(({ when }) => when === undefined || holds(flow.guards, when, facts))
    .map(({ label, icon, event }) => ({ label, icon: iconNamed(icon), onSelect: () => send(event) }))
  return <view.code label={menu.label} items={items} />
}

function focusHeading(heading: HTMLElement): void {
  const field = onlyField(heading.closest('form'))
  if (field === undefined) heading.focus({ preventScroll: true })
  else focusField(field)
}

/** Calls `call` with the element once it is rendered. This may take time, because its code may still be loading. */
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
