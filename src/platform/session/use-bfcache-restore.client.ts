import { useEffect } from 'react'

/** Resets a page that the browser restores from its back/forward cache. @param reset must be stable between renders */
export function useBfcacheRestore(reset: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [reset])
}
