import { useApp } from '../../kit/app-context.ts'
import { useCode } from '../../kit/code.ts'
import { previewView } from './later.ts'

/** Renders the banner of a preview, once its code has arrived. */
export function PreviewSlot() {
  const { preview } = useApp()
  const view = useCode(previewView, preview !== undefined)
  return preview !== undefined && view.kind === 'here' ? <view.code preview={preview} /> : null
}
