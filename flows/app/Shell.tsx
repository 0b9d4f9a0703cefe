import { type ReactNode, useEffect, useRef } from 'react'
import { Menu } from '../../design-system/components/Menu/Menu.tsx'
import type { Step } from '../../runtime/engine/flow.ts'
import { canGoBack } from '../../runtime/engine/moves.ts'
import { iconNamed } from '../blocks/icon-named.ts'
import { useApp, useFact, useFlowState, useSend, useUi } from './app-context.ts'
import { useLayout } from './use-layout.ts'

const NAME = 'Recarrega'

interface ShellProps {
  readonly title: string
  readonly header: Step['header']
  readonly hasHeading?: boolean
  readonly hero?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** The layout of the flow around a step or a message, with its header and menu. Renders the layout. */
export function Shell({ title, header, hasHeading = true, hero, footer, children }: ShellProps) {
  const { flow, driver, surroundings } = useApp()
  const { words, panel } = surroundings
  const state = useFlowState()
  const Layout = useLayout(flow.layout)
  useShown(title)
  const canReturn = canGoBack(flow, state) && header === 'title'
  if (Layout === undefined) return null
  return (
    <Layout
      panel={panel}
      footer={footer}
      header={{
        variant: header,
        title,
        titleAs: hasHeading ? 'p' : 'h1',
        back: canReturn ? { label: words.back, onBack: () => driver.send({ type: 'back' }) } : undefined,
        menu: <FlowMenu />,
        subject: hero,
      }}
    >
      {children}
    </Layout>
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
