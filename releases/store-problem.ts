/** An error that only the person who publishes or starts the server can fix. Its message says how. */
export class StoreProblem extends Error {}
