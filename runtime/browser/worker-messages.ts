/** The messages that a page sends to a service worker. */
export const workerMessages = {
  /** Fetches all files of the worker's release, because the customer has started to use it. */
  fill: 'recarrega.fill',
  /** Deletes the files of earlier releases, because the page that sends this does not need them. */
  tidy: 'recarrega.tidy',
  /** Asks the worker for its release. The worker answers on the port that comes with the message. */
  whichRelease: 'recarrega.which-release',
  /** Activates the worker at once, without waiting for pages of the older release to close. */
  takeOver: 'recarrega.take-over',
} as const
