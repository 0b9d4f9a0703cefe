/**
 * The globals of a page that needs the whole canvas. The width is empty, which removes the frame of a phone. If it were
 * undefined, the toolbar's width would apply. These globals end when the next story opens.
 */
export const wholeCanvas = { viewport: { value: '', isRotated: false } } as const
