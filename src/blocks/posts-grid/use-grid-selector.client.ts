import { startTransition, useEffect, useState } from 'react'
import type { PostCard } from '@/catalogue/cards.server'
import { untilLoaded } from '@/ui/until-loaded'

type Rules = typeof import('@/rules/posts-grid/select-cards')
type Select = ReturnType<typeof import('@/rules/posts-grid/select-cards').createSelector<PostCard>>

/** Cards per batch: one or two milliseconds on a slow phone, which does not delay a keystroke. */
const BATCH_SIZE = 100

/**
 * The function that filters and sorts a grid's cards, prepared in batches between frames. Its rules are loaded once all
 * cards are wanted.
 * @param cards null: still loading
 * @param freeFirst see `createSelector`
 * @returns null until it is ready
 */
export function useGridSelector(cards: readonly PostCard[] | null, freeFirst: boolean): Select | null {
  const [select, setSelect] = useState<Select | null>(null)
  const rules = useSelectRules(cards !== null)
  useEffect(() => {
    if (!cards || !rules) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const prepareBatch = (start: number) => {
      for (const card of cards.slice(start, start + BATCH_SIZE)) rules.toSearchable(card)
      if (start + BATCH_SIZE < cards.length) timer = setTimeout(prepareBatch, 0, start + BATCH_SIZE)
      else startTransition(() => setSelect(() => rules.createSelector(cards, freeFirst)))
    }
    timer = setTimeout(prepareBatch, 0, 0)
    return () => clearTimeout(timer)
  }, [cards, freeFirst, rules])
  return select
}

function useSelectRules(isWanted: boolean): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    if (isWanted) return untilLoaded(() => import('@/rules/posts-grid/select-cards'), setRules)
  }, [isWanted])
  return rules
}
