'use client'

import { type ReactNode, useState } from 'react'
import { QuoteCard } from '@/cards/quote-card/QuoteCard'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { FAQ_TEXTS } from '@/rules/page-texts/faqs'
import { LIST_TEXTS } from '@/rules/page-texts/lists'
import { button } from '@/ui/button-variants'
import { Spinner } from '@/ui/Spinner'
import type { Quote } from './testimonial'
import { useNewestQuotes } from './use-newest-quotes.client'

type Props = {
  /** The first cards, rendered on the server. */
  children: ReactNode
  firstIds: readonly number[]
  /** The quotes that "Show all" adds; null: they are fetched. */
  chosenRest: readonly Quote[] | null
  hasMore: boolean
}

/** The first testimonials, and all of them on request. */
export function QuoteList({ children, chosenRest, firstIds, hasMore }: Props) {
  const [showAll, setShowAll] = useState(false)
  const { failed, loading, quotes, retry } = useNewestQuotes(showAll && chosenRest === null)
  const rest = chosenRest ?? quotes?.filter(({ id }) => !firstIds.includes(id))

  return (
    <div className="grid gap-7">
      <ul className="quote-grid">
        {children}
        {showAll &&
          rest?.map((quote) => (
            <li key={quote.id}>
              <QuoteCard quote={quote} />
            </li>
          ))}
      </ul>
      {showAll && loading && !rest && (
        <p className="flex items-center gap-3" role="status">
          <Spinner />
          Loading…
        </p>
      )}
      {showAll && failed && <p role="alert">{LIST_TEXTS.testimonialsFailed}</p>}
      {hasMore && (
        <button
          className={`${button({ variant: 'plain' })} justify-self-start`}
          type="button"
          aria-busy={loading}
          onClick={({ currentTarget }) => {
            const opening = !showAll || failed
            setShowAll(opening)
            if (failed) retry()
            // The list above has become shorter: the button must stay in view.
            if (!opening) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
          }}
        >
          {!showAll ? FAQ_TEXTS.showAll : failed ? COMMON_TEXTS.tryAgain : FAQ_TEXTS.showLess}
        </button>
      )}
    </div>
  )
}
