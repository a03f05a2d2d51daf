import { useEffect, useState } from 'react'

type Loaded = {
  comments: readonly { id: number }[]
  hasMore: boolean
  isLoadingMore: boolean
  loadMore(): unknown
}

/** Older comments than these are not looked for. */
const MAX_COMMENTS = 400

/** Scrolls to the comment that the address names (`#post-7`), once; later pages are loaded until it is there. */
export function useLinkedComment({ comments, hasMore, isLoadingMore, loadMore }: Loaded): void {
  const [wanted, setWanted] = useState<number | null>(null)
  useEffect(() => {
    const [, id] = /^#post-(\d+)$/.exec(window.location.hash) ?? []
    setWanted(id === undefined ? null : Number(id))
  }, [])
  const isThere = wanted !== null && comments.some(({ id }) => id === wanted)
  useEffect(() => {
    if (wanted === null || isLoadingMore) return
    if (isThere) {
      const post = document.getElementById(`post-${wanted}`)
      post?.scrollIntoView()
      post?.focus({ preventScroll: true })
      setWanted(null)
    } else if (hasMore && comments.length < MAX_COMMENTS) loadMore()
  }, [comments.length, hasMore, isLoadingMore, isThere, loadMore, wanted])
}
