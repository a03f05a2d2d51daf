'use client'

import { Star, X } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { consentStatus, onConsentChange } from '@/features/consent/consent-status'
import { isReviewMoment, onReviewMoment } from '@/platform/store/review-moment'
import { COMMON_LIMITS } from '@/rules/common-limits'
import { countsAsView, type ReviewBarState, reviewBarState } from './review-bar-state'
import { dismissedCookie, readDismissed, readViews, viewsCookie } from './review-cookies'
import type { Reviews } from './reviews.server'

/** The state of this page load: client-side navigation is not a new view. */
const pageLoad = { viewsBefore: -1, counted: false, shown: false }

const NEVER = () => false

/**
 * The invitation to the reviews site, on pages for members after a rating or a finished video (docs/product.md#states). Not while
 * a video plays, and not in a visit in which the consent banner was shown.
 */
export function ReviewBar({ reviews }: { reviews: Reviews }) {
  const isMoment = useSyncExternalStore(onReviewMoment, isReviewMoment, NEVER)
  const playing = useIsPlaying()
  return isMoment && !playing ? <ReviewInvitation reviews={reviews} /> : null
}

/** Whether a video or an audio file of the page plays. */
function useIsPlaying(): boolean {
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    const update = () =>
      setPlaying(
        [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(({ paused, ended }) => !paused && !ended),
      )
    const events = ['play', 'pause', 'ended', 'emptied'] as const
    // These events do not bubble.
    for (const event of events) document.addEventListener(event, update, { capture: true })
    return () => {
      for (const event of events) document.removeEventListener(event, update, { capture: true })
    }
  }, [])
  return playing
}

/** A bar that can be collapsed to a button, hidden after three views. */
function ReviewInvitation({ reviews }: { reviews: Reviews }) {
  const [state, setState] = useState<ReviewBarState>('hidden')
  const barRef = useRef<HTMLElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const moveFocus = useRef(false)

  useEffect(() => {
    // A page with several texts has one bar.
    if (pageLoad.shown) return
    pageLoad.shown = true
    if (pageLoad.viewsBefore < 0) pageLoad.viewsBefore = readViews(document.cookie)
    setState(reviewBarState({ views: pageLoad.viewsBefore, dismissed: readDismissed(document.cookie) }))
    return () => {
      pageLoad.shown = false
    }
  }, [])

  useEffect(() => {
    const count = () => {
      if (!countsAsView({ state, consent: consentStatus(), counted: pageLoad.counted })) return
      pageLoad.counted = true
      // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser we support
      document.cookie = viewsCookie(readViews(document.cookie) + 1, isSecure())
    }
    count()
    return onConsentChange(count)
  }, [state])

  useEffect(() => {
    if (!moveFocus.current) return
    moveFocus.current = false
    if (state === 'visible') barRef.current?.focus()
    else buttonRef.current?.focus()
  }, [state])

  function setDismissed(dismissed: boolean) {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser we support
    document.cookie = dismissedCookie(dismissed, isSecure())
    moveFocus.current = true
    setState(dismissed ? 'dismissed' : 'visible')
  }

  if (state === 'hidden') return null
  const { score, count, url } = reviews
  return (
    <div className="review-dock" style={{ '--fade': `${COMMON_LIMITS.reviewBarFadeMs}ms` } as CSSProperties}>
      <section className="review-bar" aria-label="Reviews" ref={barRef} tabIndex={-1} inert={state !== 'visible'}>
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
        <button type="button" aria-label="Close the invitation" onClick={() => setDismissed(true)}>
          <X aria-hidden="true" />
        </button>
      </section>
      <button
        className="review-button"
        type="button"
        aria-label="Reviews: show the invitation"
        ref={buttonRef}
        inert={state !== 'dismissed'}
        onClick={() => setDismissed(false)}
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
