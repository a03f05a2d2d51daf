import { type ComponentType, useEffect, useState } from 'react'

const AGAIN_AFTER_MS = 5_000

/**
 * A component that shows a skeleton at first anyway, since its data is personal: its code is loaded once the page is
 * interactive, so that the page does not wait for it. Offline it is tried again.
 * @param load imports it; the same function at each render
 * @returns null until the code is there
 */
export function useDeferred<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const tryToLoad = () =>
      load().then(
        (component) => setLoaded(() => component),
        () => {
          if (!isStopped) timer = setTimeout(tryToLoad, AGAIN_AFTER_MS)
        },
      )
    void tryToLoad()
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [load])
  return Loaded
}
