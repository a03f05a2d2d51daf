import { useEffect } from 'react'

/** Back from the page that this one led to: the browser may have kept it as it was. @param reset the same at every render */
export function useReturned(reset: () => void): void {
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [reset])
}
