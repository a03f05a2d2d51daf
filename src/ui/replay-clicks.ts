/** Buttons that were pressed before their part of the page was hydrated, in the order of the clicks. */
const pressed = new Set<HTMLButtonElement>()

/** React keeps the properties of each element that it has rendered or hydrated on the element. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** Records clicks that nothing answers yet. Links, forms and menus work by themselves. */
export function recordClicks(): void {
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null
      if (!button || isHydrated(button)) return
      // React hydrates a part at a click on it if its code has been loaded, and answers the click; otherwise it stops the
      // event.
      setTimeout(() => {
        if (isHydrated(button) && !event.cancelBubble) return
        pressed.add(button)
        replayClicks()
      })
    },
    { capture: true },
  )
}

/** Presses the recorded buttons again that are hydrated by now. */
export function replayClicks(): void {
  for (const button of pressed) {
    if (!isHydrated(button)) continue
    pressed.delete(button)
    button.click()
  }
}
