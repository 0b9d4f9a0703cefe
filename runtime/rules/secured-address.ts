/** Matches an https address, an http address of this machine, or a path of this origin. */
export const SECURED = /^(https:\/\/[^/?#@\\\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?|\/[\w.-]+)(\/[\w.-]+)*$/
