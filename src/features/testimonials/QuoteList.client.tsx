'use client'

import { type ReactNode, useRef, useState } from 'react'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'
import { fetchQuotes } from './fetch-quotes'
import { QuoteCard } from './QuoteCard'
import type { Quote } from './testimonial'

type Props = {
  /** The first cards, as the server made them. */
  children: ReactNode
  firstIds: readonly number[]
  /** Those that "Show all" adds; null where the call has them. */
  chosenRest: readonly Quote[] | null
  hasMore: boolean
}

/** The first testimonials, and all of them on request. SPEC 2.5, 7. */
export function QuoteList({ children, chosenRest, firstIds, hasMore }: Props) {
  const [rest, setRest] = useState(chosenRest)
  const [showAll, setShowAll] = useState(false)
  const [failed, setFailed] = useState(false)
  const asked = useRef(false)

  async function load() {
    if (rest || asked.current) return
    asked.current = true
    setFailed(false)
    try {
      setRest((await fetchQuotes()).filter(({ id }) => !firstIds.includes(id)))
    } catch {
      setFailed(true)
    }
    asked.current = false
  }

  return (
    <div className="grid gap-7">
      <ul className="quotes">
        {children}
        {showAll &&
          rest?.map((quote) => (
            <li key={quote.id}>
              <QuoteCard quote={quote} />
            </li>
          ))}
      </ul>
      {showAll && failed && <p role="alert">{TEXTS.testimonialsFailed}</p>}
      {hasMore && (
        <button
          className={`${button({ look: 'plain' })} justify-self-start`}
          type="button"
          aria-busy={showAll && !rest && !failed}
          onClick={({ currentTarget }) => {
            const opening = !showAll || failed
            setShowAll(opening)
            if (opening) load()
            // The list above has become shorter: the button stays in sight.
            else requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
          }}
        >
          {!showAll ? TEXTS.showAll : failed ? TEXTS.tryAgain : TEXTS.showLess}
        </button>
      )}
    </div>
  )
}
