import { startTransition, useEffect, useState } from 'react'
import type { PostCard } from '@/catalogue/cards.server'

/**
 * A list that is replaced one card per frame. Rendering twelve cards at once would delay the next keystroke, and two take
 * more time than a slow phone has between two keystrokes. The previous cards stay in place until they are replaced, which
 * prevents a layout shift.
 * @param cards the same array until the list changes
 * @returns the first of `cards`, followed by the remaining previous ones
 */
export function useIncrementalList(cards: readonly PostCard[]): readonly PostCard[] {
  const [progress, setProgress] = useState({ cards, previous: cards, count: cards.length })
  if (progress.cards !== cards) setProgress({ cards, previous: mergeLists(progress), count: 0 })
  const { count } = progress
  const unfinished = count < progress.cards.length
  useEffect(() => {
    if (!unfinished) return
    // Only while this list is current: a list replaced before its first frame starts at the same count again.
    const advance = (current: Progress) =>
      current.cards === progress.cards ? { ...current, count: count + 1 } : current
    const renderNext = () => startTransition(() => setProgress(advance))
    const frame = requestAnimationFrame(renderNext)
    return () => cancelAnimationFrame(frame)
  }, [unfinished, count, progress.cards])
  return unfinished ? mergeLists(progress) : progress.cards
}

type Progress = { cards: readonly PostCard[]; previous: readonly PostCard[]; count: number }

/** The cards that are replaced so far, and the previous ones behind them. */
function mergeLists({ previous, cards, count }: Progress): readonly PostCard[] {
  if (count >= cards.length) return cards
  const done = cards.slice(0, count)
  const ids = new Set(done.map(({ databaseId }) => databaseId))
  return [...done, ...previous.slice(count, cards.length).filter(({ databaseId }) => !ids.has(databaseId))]
}
