/** The id of the page that replays traces, which the flow checker links to, too. */
export const REPLAY = 'replay--replay'
