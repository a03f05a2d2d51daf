import { type Head, headState } from './head-state'

/**
 * Keeps `data-head` of the page's head in step with the scrolling, and `data-from` with what it
 * was before; styles/head.css does the rest. Until this runs the head lies at the top.
 * @returns ends it
 */
export function followScroll(head: HTMLElement): () => void {
  const abort = new AbortController()
  let now: Head = { state: 'top', y: 0 }
  let frame = 0

  function look() {
    frame = 0
    // A link that was pressed keeps the focus: only one that the keyboard reached holds the head.
    const held = head.querySelector(':focus-visible, details[open]') !== null
    const next = headState(now, { y: window.scrollY, height: head.offsetHeight, held })
    if (next.state !== head.dataset.head) {
      head.dataset.from = now.state
      head.dataset.head = next.state
    }
    now = next
  }
  function soon() {
    frame ||= requestAnimationFrame(look)
  }

  const { signal } = abort
  window.addEventListener('scroll', soon, { signal, passive: true })
  for (const type of ['focusin', 'focusout', 'toggle']) head.addEventListener(type, soon, { signal, capture: true })
  look()
  return () => {
    abort.abort()
    cancelAnimationFrame(frame)
  }
}
