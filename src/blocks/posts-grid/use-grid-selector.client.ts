import { startTransition, useEffect, useState } from 'react'
import type { PostCard } from '@/catalogue/cards.server'
import { createSelector, toSearchable } from '@/rules/posts-grid/select-cards'

type Select = ReturnType<typeof createSelector<PostCard>>

/** Cards per batch: one or two milliseconds on a slow phone, which does not delay a keystroke. */
const BATCH_SIZE = 100

/**
 * The function that filters and sorts a grid's cards, prepared in batches between frames.
 * @param cards null: still loading
 * @param freeFirst see {@link createSelector}
 * @returns null until it is ready
 */
export function useGridSelector(cards: readonly PostCard[] | null, freeFirst: boolean): Select | null {
  const [select, setSelect] = useState<Select | null>(null)
  useEffect(() => {
    if (!cards) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const prepareBatch = (start: number) => {
      for (const card of cards.slice(start, start + BATCH_SIZE)) toSearchable(card)
      if (start + BATCH_SIZE < cards.length) timer = setTimeout(prepareBatch, 0, start + BATCH_SIZE)
      else startTransition(() => setSelect(() => createSelector(cards, freeFirst)))
    }
    timer = setTimeout(prepareBatch, 0, 0)
    return () => clearTimeout(timer)
  }, [cards, freeFirst])
  return select
}
