/** An error that only the person who publishes or starts the server can solve. Its message explains how. */
export class StoreProblem extends Error {}
