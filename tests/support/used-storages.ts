import { AsyncLocalStorage } from 'node:async_hooks'

/** How Node 20 and 22 hold a storage; later ones have no such list. */
type Listed = { enabled?: boolean; _enable?: () => void }

const shared: typeof globalThis & { usedStorages?: Set<AsyncLocalStorage<unknown>> } = globalThis

function recordUsed(): Set<AsyncLocalStorage<unknown>> {
  const used = new Set<AsyncLocalStorage<unknown>>()
  const prototype = AsyncLocalStorage.prototype as Listed
  const enable = prototype._enable
  if (enable) {
    prototype._enable = function (this: AsyncLocalStorage<unknown> & Listed) {
      if (!this.enabled) used.add(this)
      enable.call(this)
    }
  }
  return used
}

/**
 * Takes the storages that the previous file has used off Node's list, which copies each of them into every new promise:
 * after fifty files a promise would have over a hundred. One that is used again is listed again.
 */
export function disableUsedStorages(): void {
  shared.usedStorages ??= recordUsed()
  for (const storage of shared.usedStorages) storage.disable()
  shared.usedStorages.clear()
}
