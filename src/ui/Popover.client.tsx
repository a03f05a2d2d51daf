'use client'

import { type ComponentProps, type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'

/**
 * A pop-up out of native parts: opens and closes by its summary, and closes on a click
 * outside, on Escape (the focus goes back to the summary), when the focus leaves, and when
 * a link in it is followed. Renders a `details`; the first child is its `summary`.
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
    // Without a new place (a click on bare ground, another window) the click decides.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget)
  }

  function closeOnLinkClick({ currentTarget, target }: MouseEvent<HTMLDetailsElement>) {
    if (target instanceof Element && target.closest('a')) close(currentTarget)
  }

  // biome-ignore lint/a11y: what is pressed is the summary or a link in it; this only listens to them
  return <details {...props} ref={details} onBlur={closeOnBlur} onClick={closeOnLinkClick} />
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false
}
