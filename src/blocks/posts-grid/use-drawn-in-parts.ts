import { startTransition, useEffect, useState } from 'react'
import type { PostCard } from '@/catalogue/cards'

/**
 * A list that changes a card at a time, a frame apart, the first one after what is said of the list: drawn at once,
 * twelve of them would make the next letter wait, and two are more than a slow phone draws between two letters. What is not drawn yet stays as it was, so that nothing below the list moves meanwhile.
 * @param cards the same array until the list has changed
 * @returns the first ones of `cards`, and behind them what the list showed before
 */
export function useDrawnInParts(cards: readonly PostCard[]): readonly PostCard[] {
  const [drawing, setDrawing] = useState({ cards, before: cards, count: cards.length })
  if (drawing.cards !== cards) setDrawing({ cards, before: merged(drawing), count: 0 })
  const { count } = drawing
  const more = count < drawing.cards.length
  useEffect(() => {
    if (!more) return
    // Of this list alone: one that changes before its first part is drawn begins at the same count again.
    const further = (now: Drawing) => (now.cards === drawing.cards ? { ...now, count: count + 1 } : now)
    const next = () => startTransition(() => setDrawing(further))
    const frame = requestAnimationFrame(next)
    return () => cancelAnimationFrame(frame)
  }, [more, count, drawing.cards])
  return more ? merged(drawing) : drawing.cards
}

type Drawing = { cards: readonly PostCard[]; before: readonly PostCard[]; count: number }

/** What is drawn, and what stays where the rest will be. */
function merged({ before, cards, count }: Drawing): readonly PostCard[] {
  if (count >= cards.length) return cards
  const drawn = cards.slice(0, count)
  const ids = new Set(drawn.map(({ databaseId }) => databaseId))
  return [...drawn, ...before.slice(count, cards.length).filter(({ databaseId }) => !ids.has(databaseId))]
}
