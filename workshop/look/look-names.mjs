// The looks in which the workshop shows every story. Scripts of Node import this file, so it is no TypeScript.

/** The widths of the canvas, in px. */
export const WIDTHS = [320, 390, 768, 1280]

export const MODES = ['light', 'dark']
