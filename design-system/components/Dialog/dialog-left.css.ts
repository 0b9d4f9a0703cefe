import { createVar } from '@vanilla-extract/css'

/**
 * The distance between the left side of the window and the flow, over which a dialog is centred. A layout with a panel
 * sets it. It has a file of its own, so that a layout does not load the styles of dialogs.
 */
export const dialogLeft = createVar()
