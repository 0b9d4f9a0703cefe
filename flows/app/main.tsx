import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../design-system/tokens/global.css.ts'
import '../../design-system/tokens/themes.css.ts'
import web from '../../flow-configs/web.flow.json'
import { prepare } from '../../runtime/engine/prepare.ts'
import { AppView } from './App.tsx'
import { createApp } from './create-app.ts'
import { browserPage } from './page.ts'
import { prefetchOnFirstInput } from './prefetch.ts'
import { surroundings } from './words.ts'

const flow = prepare(web)
const root = document.getElementById('app')
if (flow === undefined || root === null) throw new Error('The page or its flow is not what was built.')

const app = await createApp({ flow, surroundings: surroundings.parse(web) }, browserPage(window))
prefetchOnFirstInput(window)
createRoot(root).render(
  <StrictMode>
    <AppView app={app} />
  </StrictMode>,
)
