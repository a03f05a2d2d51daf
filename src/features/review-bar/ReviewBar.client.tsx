'use client'

import { Star, X } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { consentStatus, onConsentChange } from '@/features/consent/consent-status'
import { LIMITS } from '@/rules/limits'
import { countsAsView, type ReviewBarState, reviewBarState } from './review-bar-state'
import { dismissedCookie, readDismissed, readViews, viewsCookie } from './review-cookies'
import type { Reviews } from './reviews'

/** Of this load of the page: moving on inside the site is no new view. DESIGN 7. */
const load = { viewsBefore: -1, counted: false, shown: false }

/** Invites to the reviews site: a bar that can be put away to a small button, gone after three views. SPEC 2.2, 4. */
export function ReviewBar({ reviews }: { reviews: Reviews }) {
  const [state, setState] = useState<ReviewBarState>('hidden')
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const moveFocus = useRef(false)

  useEffect(() => {
    // A page of several texts has one bar.
    if (load.shown) return
    load.shown = true
    if (load.viewsBefore < 0) load.viewsBefore = readViews(document.cookie)
    setState(reviewBarState({ views: load.viewsBefore, dismissed: readDismissed(document.cookie) }))
    return () => {
      load.shown = false
    }
  }, [])

  useEffect(() => {
    const count = () => {
      if (!countsAsView({ state, consent: consentStatus(), counted: load.counted })) return
      load.counted = true
      // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser we serve
      document.cookie = viewsCookie(readViews(document.cookie) + 1, isSecure())
    }
    count()
    return onConsentChange(count)
  }, [state])

  useEffect(() => {
    if (!moveFocus.current) return
    moveFocus.current = false
    if (state === 'visible') bar.current?.focus()
    else button.current?.focus()
  }, [state])

  function show(dismissed: boolean) {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser we serve
    document.cookie = dismissedCookie(dismissed, isSecure())
    moveFocus.current = true
    setState(dismissed ? 'dismissed' : 'visible')
  }

  if (state === 'hidden') return null
  const { score, count, url } = reviews
  return (
    <div className="review-corner" style={{ '--fade': `${LIMITS.reviewBarFadeMs}ms` } as CSSProperties}>
      <section className="review-bar" aria-label="Reviews" ref={bar} tabIndex={-1} inert={state !== 'visible'}>
        {score !== null && (
          <p className="review-score">
            <Star aria-hidden="true" />
            {score} <span className="sr-only">out of 5</span>
          </p>
        )}
        <p>
          {count ? `${count} members have said what they think. ` : ''}
          <a className="link" href={url} target="_blank" rel="noopener">
            Add a line of your own<span className="sr-only"> (opens the reviews site in a new tab)</span>
          </a>
        </p>
        <button type="button" aria-label="Close the invitation" onClick={() => show(true)}>
          <X aria-hidden="true" />
        </button>
      </section>
      <button
        className="review-button"
        type="button"
        aria-label="Reviews: show the invitation"
        ref={button}
        inert={state !== 'dismissed'}
        onClick={() => show(false)}
      >
        <Star aria-hidden="true" />
        {score}
      </button>
    </div>
  )
}

function isSecure(): boolean {
  return location.protocol === 'https:'
}
