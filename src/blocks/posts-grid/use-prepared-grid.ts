import { startTransition, useEffect, useState } from 'react'
import type { PostCard } from '@/catalogue/cards'
import { gridOf, prepare } from '@/rules/posts-grid/select'

type Select = ReturnType<typeof gridOf<PostCard>>

/** So many cards at a time: a millisecond or two on a slow phone, so that no key waits for it. */
const SLICE = 100

/**
 * What filters and sorts a grid's cards, made ready between two frames.
 * @param cards null: not there yet
 * @param freeFirst as {@link gridOf} takes it
 * @returns null until it is ready
 */
export function usePreparedGrid(cards: readonly PostCard[] | null, freeFirst: boolean): Select | null {
  const [select, setSelect] = useState<Select | null>(null)
  useEffect(() => {
    if (!cards) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const go = (from: number) => {
      for (const card of cards.slice(from, from + SLICE)) prepare(card)
      if (from + SLICE < cards.length) timer = setTimeout(go, 0, from + SLICE)
      else startTransition(() => setSelect(() => gridOf(cards, freeFirst)))
    }
    timer = setTimeout(go, 0, 0)
    return () => clearTimeout(timer)
  }, [cards, freeFirst])
  return select
}
