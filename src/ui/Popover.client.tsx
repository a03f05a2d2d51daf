'use client'

import { type ComponentProps, type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'

/**
 * A native popover: its summary toggles it, and it closes on a click outside, on Escape (which focuses the summary), on
 * blur, and on a click on one of its links. Renders a `details`; the first child is its `summary`.
 */
export function Popover(props: Omit<ComponentProps<'details'>, 'ref' | 'onBlur' | 'onClick'>) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const abort = new AbortController()
    const listenerOptions = { signal: abort.signal, capture: true }
    const contains = (target: EventTarget | null) =>
      target instanceof Node && (details.current?.contains(target) ?? false)
    document.addEventListener('click', ({ target }) => !contains(target) && close(details.current), listenerOptions)
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.current?.open) return
        close(details.current)
        details.current.querySelector('summary')?.focus()
      },
      listenerOptions,
    )
    return () => abort.abort()
  }, [])

  function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    // Without a related target (a click on the page, another window) the click handler decides.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget)
  }

  function closeOnLinkClick({ currentTarget, target }: MouseEvent<HTMLDetailsElement>) {
    if (target instanceof Element && target.closest('a')) close(currentTarget)
  }

  // biome-ignore lint/a11y: the summary and the links are the controls; this only listens to their events
  return <details {...props} ref={details} onBlur={closeOnBlur} onClick={closeOnLinkClick} />
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false
}
