import { memo, type RefObject } from 'react'
import { Pagination } from '@/ui/Pagination'

type Props = {
  page: number
  pages: number
  label?: string
  /** Stable between renders. */
  onPage(page: number): void
  /** Receives the focus and is scrolled into view when a page is chosen: the start of the list. */
  start: RefObject<HTMLElement | null>
}

/** The pages of a list in the browser. Memoized: it does not render again while the reader types. */
export const PostListPages = memo(function PostListPages({ onPage, start, ...pagination }: Props) {
  return (
    <Pagination
      {...pagination}
      onPage={(page) => {
        onPage(page)
        start.current?.focus({ preventScroll: true })
        // A smooth scroll would stop halfway when the list becomes shorter while it runs.
        start.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
      }}
    />
  )
})
