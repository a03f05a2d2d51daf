import { type PointerEvent, useRef } from 'react'

/** A finger that went so far sideways, and mostly sideways, meant it. In CSS pixels. */
const FAR_PX = 56
const MOSTLY = 1.8

/** Swipes with one finger, as handlers for the element that is swiped; its `touch-action` leaves sideways to us. */
export function useSwipe(onSwipe: (direction: 'back' | 'on') => void) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null)
  return {
    onPointerDown({ clientX, clientY, isPrimary, pointerId, pointerType }: PointerEvent) {
      from.current = isPrimary && pointerType === 'touch' ? { id: pointerId, x: clientX, y: clientY } : null
    },
    onPointerUp({ clientX, clientY, pointerId }: PointerEvent) {
      const start = from.current
      from.current = null
      if (start?.id !== pointerId) return
      const [dx, dy] = [clientX - start.x, clientY - start.y]
      if (Math.abs(dx) >= FAR_PX && Math.abs(dx) >= MOSTLY * Math.abs(dy)) onSwipe(dx < 0 ? 'on' : 'back')
    },
    onPointerCancel() {
      from.current = null
    },
  }
}
