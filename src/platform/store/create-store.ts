/** A value outside of React, in the shape that `useSyncExternalStore` takes. */
export type Store<Value> = {
  current(): Value
  /** The value that the store was created with, which the server renders. */
  initial(): Value
  /** Replaces the value; the listeners are called if it is another one. */
  set(next: Value): void
  /** @returns unsubscribes */
  onChange(listener: () => void): () => void
}

/** Creates a store for one page load. Its functions are stable and need no `this`. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    initial: () => initial,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
