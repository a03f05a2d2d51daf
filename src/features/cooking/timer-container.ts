/**
 * Where the timer dock is rendered: inside an open modal dialog, since content behind it is inert; null: in the body.
 */
let container: HTMLElement | null = null
const listeners = new Set<() => void>()

export const timerContainer = {
  current: (): HTMLElement | null => container,
  initial: (): HTMLElement | null => null,
  onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** A ref for the container; React calls it with null when the dialog closes. */
  set(element: HTMLElement | null): void {
    container = element
    for (const listener of listeners) listener()
  },
}
