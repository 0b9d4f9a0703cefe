/** The messages that a service worker receives. A page sends them, except `retire`. */
export const workerMessages = {
  /** Makes the worker fetch all files of its release. The page sends this when the customer starts to use the app. */
  fill: 'recarrega.fill',
  /** Deletes the files of earlier releases, because the page that sends this does not need them. */
  tidy: 'recarrega.tidy',
  /** Asks the worker for its release. The worker answers on the port that comes with the message. */
  whichRelease: 'recarrega.which-release',
  /** Activates the worker at once, without waiting for pages of the older release to close. */
  takeOver: 'recarrega.take-over',
  /** Ends the active worker's fetches, so that the worker that sends this can take over at once. */
  retire: 'recarrega.retire',
} as const
