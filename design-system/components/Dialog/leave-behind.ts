/**
 * Lets a picture of the dialog leave the screen after the dialog itself has closed. The picture is inert, so taps and
 * screen readers reach the page behind it at once. Under reduced motion there is none.
 */
export function leaveBehind(dialog: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const picture = document.createElement('div')
  picture.className = dialog.className
  picture.dataset.leaving = ''
  if (dialog.dataset.aside !== undefined) picture.dataset.aside = dialog.dataset.aside
  picture.style.cssText = dialog.style.cssText
  picture.inert = true
  picture.setAttribute('aria-hidden', 'true')
  picture.append(...[...dialog.childNodes].map(child => child.cloneNode(true)))
  // A copied frame would load its page again, and a copied name would change the choice in a group of radio buttons.
  for (const frame of picture.querySelectorAll('iframe')) frame.remove()
  for (const copy of picture.querySelectorAll('[id], [name]')) {
    copy.removeAttribute('id')
    copy.removeAttribute('name')
  }
  document.body.append(picture)
  const scrolled = [...dialog.querySelectorAll('*')].find(({ scrollTop }) => scrollTop > 0)
  if (scrolled !== undefined) scrollLike(scrolled, picture)
  // A spinner in the dialog turns for ever, so only the animations of the scrim and the sheet count.
  const ends = [picture, ...picture.children].flatMap(part => part.getAnimations().map(({ finished }) => finished))
  void Promise.allSettled(ends).then(() => picture.remove())
}

function scrollLike({ className, scrollTop }: Element, picture: Element): void {
  const copy = [...picture.querySelectorAll('*')].find(element => element.className === className)
  if (copy !== undefined) copy.scrollTop = scrollTop
}
