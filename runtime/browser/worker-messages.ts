/** What a page tells the service worker that waits: to say which release it is of, and to take over. */
export const workerMessages = { whichRelease: 'recarrega.which-release', takeOver: 'recarrega.take-over' } as const
