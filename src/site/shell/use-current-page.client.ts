import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { type CurrentPage, currentPage } from './current-page'

const noSubscribe = () => () => {}

/**
 * The aria-current value of a link. Known in the browser only: the shell is rendered once for all pages of an audience,
 * and on the server the path is the internal one.
 */
export function useCurrentPage(url: string): CurrentPage {
  const pathname = usePathname()
  const inBrowser = useSyncExternalStore(
    noSubscribe,
    () => true,
    () => false,
  )
  return inBrowser ? currentPage(url, pathname) : undefined
}
