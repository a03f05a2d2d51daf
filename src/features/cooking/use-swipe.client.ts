import { type PointerEvent, useRef } from 'react'

/** The minimum distance of a swipe, in CSS pixels, and how much more horizontal than vertical it must be. */
const MIN_DISTANCE_PX = 56
const MIN_ASPECT_RATIO = 1.8

/**
 * Pointer handlers for horizontal swipes with one finger; the element needs a `touch-action` that leaves them to us.
 */
export function useSwipe(onSwipe: (direction: 'previous' | 'next') => void) {
  const startRef = useRef<{ id: number; x: number; y: number } | null>(null)
  return {
    onPointerDown({ clientX, clientY, isPrimary, pointerId, pointerType }: PointerEvent) {
      startRef.current = isPrimary && pointerType === 'touch' ? { id: pointerId, x: clientX, y: clientY } : null
    },
    onPointerUp({ clientX, clientY, pointerId }: PointerEvent) {
      const start = startRef.current
      startRef.current = null
      if (start?.id !== pointerId) return
      const [dx, dy] = [clientX - start.x, clientY - start.y]
      if (Math.abs(dx) >= MIN_DISTANCE_PX && Math.abs(dx) >= MIN_ASPECT_RATIO * Math.abs(dy))
        onSwipe(dx < 0 ? 'next' : 'previous')
    },
    onPointerCancel() {
      startRef.current = null
    },
  }
}
