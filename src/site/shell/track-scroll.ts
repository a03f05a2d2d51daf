import { type HeaderPosition, nextHeaderState } from './header-state'

/**
 * Updates `data-header` of the header while scrolling, and `data-from` with its previous value; header.css uses
 * both. Before this runs, the header is at the top.
 * @returns the cleanup function
 */
export function trackScroll(header: HTMLElement): () => void {
  const abort = new AbortController()
  let current: HeaderPosition = { state: 'top', y: 0 }
  let frame = 0

  function update() {
    frame = 0
    // A clicked link keeps the focus, so only keyboard focus counts as in use.
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
