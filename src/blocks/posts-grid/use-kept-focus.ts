import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Where the card that had the focus goes (a heart taken back among the favorites), the focus stays near.
 * @param near gets it
 * @returns the ref of the list that is watched
 */
export function useKeptFocus(near: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)

  // After every render: before it, the focus was noted.
  useLayoutEffect(() => {
    if (focused.current && !focused.current.isConnected && document.activeElement === document.body) {
      near.current?.focus({ preventScroll: true })
    }
    const note = () => {
      const { activeElement } = document
      focused.current = list.current?.contains(activeElement) ? activeElement : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  })

  return list
}
