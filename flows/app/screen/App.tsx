import { useEffect } from 'react'
import type { App } from '../../kit/app.ts'
import { AppProvider } from '../../kit/whole-app.ts'
import { Boundary } from './Boundary.tsx'
import { ModalSlot } from './ModalSlot.tsx'
import { NoticeView } from './NoticeView.tsx'
import { PreviewSlot } from './PreviewSlot.tsx'
import { Screen } from './Screen.tsx'
import { UpdateSlot } from './UpdateSlot.tsx'

interface AppViewProps {
  readonly app: App
  /** Called when the customer can use the app. */
  readonly onShown?: () => void
}

export function AppView({ app, onShown }: AppViewProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, after every component below has added its listeners.
  useEffect(() => onShown?.(), [])
  return (
    <AppProvider value={app}>
      <PreviewSlot />
      <Screen />
      <ModalSlot />
      <Boundary name="notice">
        <NoticeView />
      </Boundary>
      <Boundary name="update">
        <UpdateSlot />
      </Boundary>
    </AppProvider>
  )
}
