import { AppProvider } from './app-context.ts'
import type { App } from './create-app.ts'
import { ModalView } from './ModalView.tsx'
import { NoticeView } from './NoticeView.tsx'
import { Screen } from './Screen.tsx'

export function AppView({ app }: { readonly app: App }) {
  return (
    <AppProvider value={app}>
      <Screen />
      <ModalView />
      <NoticeView />
    </AppProvider>
  )
}
