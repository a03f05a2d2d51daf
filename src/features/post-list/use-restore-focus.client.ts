import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * When the focused card is removed from a list (a favorite that was unset), the focus moves to a nearby element.
 * @param fallback receives the focus
 * @returns the ref of the list
 */
export function useRestoreFocus(fallback: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)

  // After every render: the focused element was stored before it.
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
