/** What a page tells a worker that waits: to say which release it is of, or to take over. */
export const messages = { whichRelease: 'recarrega.which-release', takeOver: 'recarrega.take-over' } as const
