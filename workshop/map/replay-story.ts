/** The id of the page that replays traces. The flow checker also links to this page. */
export const REPLAY = 'replay--replay'
