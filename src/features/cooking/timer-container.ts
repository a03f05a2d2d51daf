/** Where timers stand: in the window that lies over the page, since what is behind it cannot be pressed; else null. */
let container: HTMLElement | null = null
const listeners = new Set<() => void>()

export const timerContainer = {
  current: (): HTMLElement | null => container,
  initial: (): HTMLElement | null => null,
  onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** A ref for the place; React calls it with null when the window goes. */
  set(element: HTMLElement | null): void {
    container = element
    for (const listener of listeners) listener()
  },
}
