/**
 * An error that code cannot solve. The person who publishes or starts the server can solve it, and the message explains
 * how.
 */
export class StoreProblem extends Error {}
