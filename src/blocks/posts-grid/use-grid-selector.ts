import { startTransition, useEffect, useState } from 'react'
import type { PostCard } from '@/catalogue/cards'
import { createSelector, toSearchable } from '@/rules/posts-grid/select-cards'

type Select = ReturnType<typeof createSelector<PostCard>>

/** So many cards at a time: a millisecond or two on a slow phone, so that no key waits for it. */
const BATCH_SIZE = 100

/**
 * What filters and sorts a grid's cards, made ready between two frames.
 * @param cards null: not there yet
 * @param freeFirst as {@link createSelector} takes it
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
