import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Reports a file that cannot be loaded. The library renders a `<source>`, whose error event reaches neither the
 * `<video>` nor the library, so that loading would never end.
 * @returns a ref for the element around the player
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
