/** Calls back once the page is idle; Safari has no requestIdleCallback. @returns cancels the callback */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 2_000)
    return () => clearTimeout(timer)
  }
  const id = window.requestIdleCallback(callback, { timeout: 5_000 })
  return () => window.cancelIdleCallback(id)
}
