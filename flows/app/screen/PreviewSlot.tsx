import { useApp } from '../../kit/app-context.ts'
import { useCode } from '../../kit/code.ts'
import { previewView } from './later.ts'

/** Marks a preview, once the code for that has arrived. */
export function PreviewSlot() {
  const { preview } = useApp()
  const view = useCode(previewView, preview !== undefined)
  return preview !== undefined && view.kind === 'here' ? <view.code preview={preview} /> : null
}
