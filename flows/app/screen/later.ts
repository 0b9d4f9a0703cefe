import { codeOf } from '../../kit/code.ts'

/** What no first screen shows. */
export const modalView = codeOf(async () => (await import('./ModalView.tsx')).ModalView)
export const messageView = codeOf(async () => (await import('./MessageView.tsx')).MessageView)
/** Customers have one; who has to log in first does not. */
export const menuView = codeOf(async () => (await import('../../../design-system/components/Menu/Menu.tsx')).Menu)
/** Most visits end before there is a newer release. */
export const updateView = codeOf(async () => (await import('./UpdateView.tsx')).UpdateView)
