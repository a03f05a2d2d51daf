import { createLatestWins } from '@/platform/store/latest-wins'

type Options = {
  /** Sends whether a step is done. @returns what the server has now; null on failure */
  send(id: string, done: boolean): Promise<boolean | null>
  /** Shows a step as done or not. */
  show(id: string, done: boolean): void
  /** Called when no request is left, whether the last one succeeded or not. */
  onIdle(): void
}

/**
 * Marks steps optimistically, and rolls back on failure. Each step has one request in flight, and its last click wins;
 * several steps can be sent at the same time.
 * @returns handles a click
 */
export function createStepSender({ onIdle, send, show }: Options) {
  const wanted = new Map<string, boolean>()
  const flushes = new Map<string, (confirmed: boolean) => Promise<boolean>>()

  const createFlush = (id: string, initial: boolean) =>
    createLatestWins<boolean>({
      latest: () => wanted.get(id) ?? initial,
      send: (done) => send(id, done),
      onSettled(ok, confirmed) {
        wanted.delete(id)
        flushes.delete(id)
        if (!ok) show(id, confirmed)
        if (flushes.size === 0) onIdle()
      },
    })

  return function mark(id: string, done: boolean): Promise<boolean> {
    wanted.set(id, done)
    show(id, done)
    const flush = flushes.get(id) ?? createFlush(id, !done)
    flushes.set(id, flush)
    return flush(!done)
  }
}
