import { codeOf } from '../../kit/code.ts'

/** Views that are never part of the first screen, so their code is loaded later. */
export const modalView = codeOf(async () => (await import('./ModalView.tsx')).ModalView)
export const messageView = codeOf(async () => (await import('./MessageView.tsx')).MessageView)
/** Loaded later, because only logged-in customers have a menu. */
export const menuView = codeOf(async () => (await import('../../../design-system/components/Menu/Menu.tsx')).Menu)
/** Loaded later, because most visits end before a newer release exists. */
export const updateView = codeOf(async () => (await import('./UpdateView.tsx')).UpdateView)
/** Loaded later, because only previews need it. */
export const previewView = codeOf(async () => (await import('./PreviewView.tsx')).PreviewView)
