/** The messages from a page to a service worker. */
export const workerMessages = {
  /** The worker fetches all files of its release: the customer has started to use it. */
  fill: 'recarrega.fill',
  /** The worker deletes the files of former releases: the page that sends this needs none of them. */
  tidy: 'recarrega.tidy',
  /** The worker answers with its release, on the port that comes with the message. */
  whichRelease: 'recarrega.which-release',
  /** The worker takes over at once, without waiting for pages of the older release. */
  takeOver: 'recarrega.take-over',
} as const
