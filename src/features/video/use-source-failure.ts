import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Notices a file that cannot be had. The library hands the browser a `<source>`, whose error reaches neither the
 * `<video>` nor the library: the wait for the film would never end.
 * @returns for the element around the player
 */
export function useSourceFailure(onFailed: () => void): RefObject<HTMLDivElement | null> {
  const boxRef = useRef<HTMLDivElement>(null)
  const onSourceFailed = useEffectEvent(onFailed)
  useEffect(() => {
    const container = boxRef.current
    const handleError = ({ target }: Event) => target instanceof HTMLSourceElement && onSourceFailed()
    container?.addEventListener('error', handleError, { capture: true })
    return () => container?.removeEventListener('error', handleError, { capture: true })
  }, [])
  return boxRef
}
