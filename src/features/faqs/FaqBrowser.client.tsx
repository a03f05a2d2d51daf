'use client'

import { Search } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { SafeHtml } from '@/content/SafeHtml'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { FAQ_TEXTS } from '@/rules/page-texts/faqs'
import { Accordion } from '@/ui/Accordion'
import { button } from '@/ui/button-variants'
import { RetryButton } from '@/ui/RetryButton.client'
import { FaqGroups } from './FaqGroups'
import type { Faq } from './faq'
import { searchFaqs } from './search-faqs'
import { useAllFaqs } from './use-all-faqs.client'
import { useLinkedQuestion } from './use-linked-question.client'

type Props = {
  /** The first questions, rendered on the server. */
  children: ReactNode
  firstIds: readonly number[]
  /** The topic of the last of them. */
  lastTopic: string | null
  /** The total number of questions. */
  total: number
  searchPlaceholder: string
  heading: 'h2' | 'h3'
  /** The name of the details elements: one open at a time. */
  name: string
}

const itemOf = ({ content, id, slug, title }: Faq) => ({
  key: id,
  title,
  anchor: slug,
  content: <SafeHtml html={content} />,
})

/** Without its id, which the question above in the page has. */
const foundItem = (faq: Faq) => ({ ...itemOf(faq), anchor: undefined })

/** All questions: the first ones in the page, the others and the search through the call. */
export function FaqBrowser({ children, firstIds, heading, lastTopic, name, searchPlaceholder, total }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const [showAll, setShowAll] = useState(false)
  const { failed, faqs, load, loading } = useAllFaqs()
  useLinkedQuestion(root, faqs, () => {
    setSearch('')
    setShowAll(true)
    load()
  })

  const searching = search.trim() !== ''
  const matches = searching && faqs ? searchFaqs(faqs, search) : null
  const remaining = showAll && faqs ? faqs.filter((faq) => !firstIds.includes(faq.id)) : []

  return (
    <div className="faq-browser" ref={root} tabIndex={-1}>
      <search className="faq-search">
        <label className="sr-only" htmlFor={`${id}-search`}>
          Search the questions
        </label>
        <div className="relative grid">
          <Search
            className="pointer-events-none absolute start-4 size-5 self-center text-text-quiet"
            aria-hidden="true"
          />
          <input
            className="field"
            id={`${id}-search`}
            type="search"
            placeholder={searchPlaceholder}
            autoComplete="off"
            maxLength={100}
            value={search}
            onChange={({ target }) => {
              setSearch(target.value)
              load()
            }}
          />
        </div>
        <p className="text-sm text-text-quiet">{FAQ_TEXTS.faqCount(total)}</p>
      </search>
      <div className="grid content-start gap-6">
        <div hidden={searching}>
          {children}
          <FaqGroups faqs={remaining} after={lastTopic} name={name} heading={heading} itemOf={itemOf} />
        </div>
        {matches && matches.length > 0 && (
          <Accordion items={matches.map(foundItem)} name={`${name}-found`} heading={heading} />
        )}
        <div role="status">
          {matches && (
            <p className={matches.length > 0 ? 'sr-only' : undefined}>
              {matches.length > 0 ? `${matches.length} of ${total} questions` : FAQ_TEXTS.noFaqs}
            </p>
          )}
          {loading && (searching || showAll) && <p className="text-text-soft">{FAQ_TEXTS.loadingFaqs}</p>}
        </div>
        {failed && (searching || showAll) && (
          <div className="flex flex-wrap items-center gap-4">
            <p role="alert">{FAQ_TEXTS.faqsFailed}</p>
            <RetryButton onRetry={load}>{COMMON_TEXTS.tryAgain}</RetryButton>
          </div>
        )}
        {!searching && total > firstIds.length && (
          <button
            className={`${button({ variant: 'plain' })} justify-self-start`}
            type="button"
            onClick={({ currentTarget }) => {
              setShowAll(!showAll)
              if (!showAll) load()
              // The list above has become shorter: the button must stay in view.
              else requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
            }}
          >
            {showAll ? FAQ_TEXTS.showLess : FAQ_TEXTS.showAll}
          </button>
        )}
      </div>
    </div>
  )
}
