/** The messages from a page to a service worker. */
export const workerMessages = {
  /** Fetch the whole release: the customer uses it. */
  fill: 'recarrega.fill',
  /** Delete the files of former releases: the page that sends this needs none of them. */
  tidy: 'recarrega.tidy',
  /** Answer with the worker's release on the port that comes with the message. */
  whichRelease: 'recarrega.which-release',
  /** Take over at once, without waiting for pages of the older release. */
  takeOver: 'recarrega.take-over',
} as const
