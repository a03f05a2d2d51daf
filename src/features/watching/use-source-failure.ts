import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Notices a file that cannot be had. The library hands the browser a `<source>`, whose error reaches neither the
 * `<video>` nor the library: the wait for the film would never end.
 * @returns for the element around the player
 */
export function useSourceFailure(onFailed: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    const around = box.current
    const notice = ({ target }: Event) => target instanceof HTMLSourceElement && failed()
    around?.addEventListener('error', notice, { capture: true })
    return () => around?.removeEventListener('error', notice, { capture: true })
  }, [])
  return box
}
