import { startTransition, useEffect, useState } from 'react'
import type { PostCard } from '@/catalogue/cards'

/**
 * A list that changes a card at a time, a frame apart, the first one after what is said of the list: drawn at once,
 * twelve of them would make the next letter wait, and two are more than a slow phone draws between two letters. What is not drawn yet stays as it was, so that nothing below the list moves meanwhile.
 * @param cards the same array until the list has changed
 * @returns the first ones of `cards`, and behind them what the list showed before
 */
export function useIncrementalList(cards: readonly PostCard[]): readonly PostCard[] {
  const [progress, setProgress] = useState({ cards, previous: cards, count: cards.length })
  if (progress.cards !== cards) setProgress({ cards, previous: mergeLists(progress), count: 0 })
  const { count } = progress
  const unfinished = count < progress.cards.length
  useEffect(() => {
    if (!unfinished) return
    // Of this list alone: one that changes before its first part is drawn begins at the same count again.
    const advance = (current: Progress) =>
      current.cards === progress.cards ? { ...current, count: count + 1 } : current
    const renderNext = () => startTransition(() => setProgress(advance))
    const frame = requestAnimationFrame(renderNext)
    return () => cancelAnimationFrame(frame)
  }, [unfinished, count, progress.cards])
  return unfinished ? mergeLists(progress) : progress.cards
}

type Progress = { cards: readonly PostCard[]; previous: readonly PostCard[]; count: number }

/** What is drawn, and what stays where the rest will be. */
function mergeLists({ previous, cards, count }: Progress): readonly PostCard[] {
  if (count >= cards.length) return cards
  const done = cards.slice(0, count)
  const ids = new Set(done.map(({ databaseId }) => databaseId))
  return [...done, ...previous.slice(count, cards.length).filter(({ databaseId }) => !ids.has(databaseId))]
}
