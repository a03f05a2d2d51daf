import { type HeaderPosition, nextHeaderState } from './header-state'

/**
 * Keeps `data-header` of the page's head in step with the scrolling, and `data-from` with what it
 * was before; header.css does the rest. Until this runs the head lies at the top.
 * @returns ends it
 */
export function trackScroll(header: HTMLElement): () => void {
  const abort = new AbortController()
  let current: HeaderPosition = { state: 'top', y: 0 }
  let frame = 0

  function update() {
    frame = 0
    // A link that was pressed keeps the focus: only one that the keyboard reached holds the head.
    const inUse = header.querySelector(':focus-visible, details[open]') !== null
    const next = nextHeaderState(current, { y: window.scrollY, height: header.offsetHeight, inUse })
    if (next.state !== header.dataset.header) {
      header.dataset.from = current.state
      header.dataset.header = next.state
    }
    current = next
  }
  function scheduleUpdate() {
    frame ||= requestAnimationFrame(update)
  }

  const { signal } = abort
  window.addEventListener('scroll', scheduleUpdate, { signal, passive: true })
  for (const type of ['focusin', 'focusout', 'toggle'])
    header.addEventListener(type, scheduleUpdate, { signal, capture: true })
  update()
  return () => {
    abort.abort()
    cancelAnimationFrame(frame)
  }
}
