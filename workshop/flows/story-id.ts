/** Returns the workshop's id of a flow's step or modals. A variant's `web~december` becomes `web-december` there. */
export function storyId(flow: string, kind: 'step' | 'modal', id: string): string {
  const title = `flows-${flow.replace('~', '-')}`
  return kind === 'step' ? `${title}-${id}--ready` : `${title}-modals--${id}`
}
