/**
 * The globals of a page that needs the whole canvas. If the width were undefined, the toolbar's width would apply. An
 * empty width means no width, so the frame of a phone is removed. When the next story opens, the globals of this story
 * end.
 */
export const wholeCanvas = { viewport: { value: '', isRotated: false } } as const
