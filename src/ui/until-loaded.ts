import { importAgain } from './import-again'

const AGAIN_AFTER_MS = 5_000

/**
 * Loads code, and tries again as long as that fails, as offline.
 * @param load imports it
 * @returns stops trying
 */
export function untilLoaded<Loaded>(load: () => Promise<Loaded>, onLoaded: (loaded: Loaded) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const tryToLoad = () =>
    importAgain(load).then(
      (loaded) => {
        if (!isStopped) onLoaded(loaded)
      },
      () => {
        if (!isStopped) timer = setTimeout(tryToLoad, AGAIN_AFTER_MS)
      },
    )
  void tryToLoad()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
