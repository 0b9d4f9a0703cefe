/** What a page tells a service worker. */
export const workerMessages = {
  /** To fetch the whole release: somebody uses it. */
  fill: 'recarrega.fill',
  /** To delete what former releases kept: the page that says so needs nothing of it. */
  tidy: 'recarrega.tidy',
  /** To say which release it is of, to the port that comes along. */
  whichRelease: 'recarrega.which-release',
  /** To wait no longer for the pages of the older release. */
  takeOver: 'recarrega.take-over',
} as const
