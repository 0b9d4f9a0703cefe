/**
 * The globals of a page that needs the whole canvas. An undefined width would be the toolbar's; an empty one is none, so that the
 * frame of a phone is gone, too. A story's own globals are gone with the next story.
 */
export const wholeCanvas = { viewport: { value: '', isRotated: false } } as const
