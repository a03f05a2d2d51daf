import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Where the card that had the focus goes (a heart taken back among the favorites), the focus stays near.
 * @param fallback gets it
 * @returns the ref of the list that is watched
 */
export function useRestoreFocus(fallback: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)

  // After every render: before it, the focus was noted.
  useLayoutEffect(() => {
    if (focused.current && !focused.current.isConnected && document.activeElement === document.body) {
      fallback.current?.focus({ preventScroll: true })
    }
    const rememberFocus = () => {
      const { activeElement } = document
      focused.current = list.current?.contains(activeElement) ? activeElement : null
    }
    document.addEventListener('focusin', rememberFocus)
    return () => document.removeEventListener('focusin', rememberFocus)
  })

  return list
}
