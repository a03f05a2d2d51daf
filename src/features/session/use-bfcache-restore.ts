import { useEffect } from 'react'

/** Back from the page that this one led to: the browser may have kept it as it was. @param reset the same at every render */
export function useBfcacheRestore(reset: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [reset])
}
