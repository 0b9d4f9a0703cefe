import { menuView, messageView, modalView, updateView } from '../../flows/app/screen/later.ts'
import { loadAllBlocks } from '../../flows/catalogue.ts'
import { formHost } from '../../flows/kit/use-forms.ts'
import { loadLayoutNamed } from '../../flows/layouts/layouts.ts'
import { loadMethods } from '../../runtime/payment/methods.ts'
import { loadServices } from '../../runtime/services.ts'

/**
 * Loads all code that the product fetches while a customer uses it. Otherwise, on a slow machine, a story could end
 * before the code of its layout or modal has arrived.
 *
 * @param layout of the story's flow
 */
export async function loadScreens(layout: string): Promise<void> {
  await Promise.all([
    loadAllBlocks(),
    loadServices(),
    loadMethods(),
    loadLayoutNamed(layout),
    ...[modalView, messageView, menuView, updateView].map(view => view.load()),
    formHost.load(),
    import('../../runtime/operator/contract/values.ts'),
  ])
}
