/** Where the workshop has a step, or the modals, of a flow: a variant's `web~december` is written `web-december` there. */
export function storyId(flow: string, kind: 'step' | 'modal', id: string): string {
  const title = `flows-${flow.replace('~', '-')}`
  return kind === 'step' ? `${title}-${id}--ready` : `${title}-modals--${id}`
}
