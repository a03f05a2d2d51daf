'use client'

import { Lock, MessageSquareText } from 'lucide-react'
import type { MouseEvent } from 'react'
import { typeStyle } from '@/cards/parts/type-styles'
import { contentTypeOf, TYPES_WITH_PAGES } from '@/model/content-types'
import { useViewer } from '@/platform/session/Session.client'
import { isRestrictedFor } from '@/rules/audience'
import { topicSearchUri } from '@/rules/forum/topic-uri'
import { PageLink } from '@/ui/PageLink'
import { Picture } from '@/ui/Picture'
import { Skeleton } from '@/ui/Skeleton'
import { highlightMatches } from './highlight-matches'
import type { ResultGroup } from './search'
import type { SearchItem } from './search-item'
import type { SearchState } from './search-store'

type Props = {
  id: string
  optionId(itemId: string): string
  /** The item that the arrow keys have selected. */
  activeId: string | undefined
  groups: readonly ResultGroup[]
  query: string
  state: SearchState['name']
  /** The groups are suggestions. */
  suggested: boolean
  /** Called when a result opens in this tab. */
  onNavigate(): void
}

/** The results by type or suggestions, and a link to what the community's own search finds. A failure shows nothing. */
export function SearchResults({ activeId, groups, id, onNavigate, optionId, query, state, suggested }: Props) {
  const words = query.trim()
  const hasQuery = words !== ''
  const loading = hasQuery && (state === 'READY' || state === 'LOADING')
  const noResults = hasQuery && state === 'LOADED' && suggested
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <p className={noResults ? 'search-empty' : 'sr-only'} role="status">
        {noResults && 'Nothing found. Try another word.'}
        {loading && 'Searching …'}
        {hasQuery && !suggested && count > 0 && `${count} ${count === 1 ? 'result' : 'results'}`}
      </p>
      {loading && (
        <div className="search-results grid gap-4">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      <div
        className="search-results"
        id={id}
        role="listbox"
        aria-label={suggested ? 'Suggestions' : 'Results'}
        data-suggestions={suggested || undefined}
        hidden={count === 0}
      >
        {groups.map(({ items, label }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of options
          <div role="group" aria-label={label} key={label}>
            <p className="search-label" aria-hidden="true">
              {label}
            </p>
            {items.map((item) => (
              <Result
                key={item.id}
                id={optionId(item.id)}
                item={item}
                active={item.id === activeId}
                query={query}
                onNavigate={onNavigate}
              />
            ))}
          </div>
        ))}
      </div>
      {hasQuery && state === 'LOADED' && (
        <p className="search-elsewhere">
          <PageLink
            className="inline-link"
            href={topicSearchUri(words)}
            onClick={(event) => opensHere(event) && onNavigate()}
          >
            Search the community for “{words}”
          </PageLink>
        </p>
      )}
    </>
  )
}

/** Whether a click opens its link in this tab. */
const opensHere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !(ctrlKey || metaKey || shiftKey)

/** The icon of a type, also for the page that lists it. */
function iconOf({ postType, uri }: SearchItem) {
  if (postType === 'forumTopics') return MessageSquareText
  return typeStyle(TYPES_WITH_PAGES.find((type) => contentTypeOf(type).folder === uri) ?? postType).Icon
}

type ResultProps = Pick<Props, 'query' | 'onNavigate'> & { id: string; item: SearchItem; active: boolean }

function Result({ active, id, item, onNavigate, query }: ResultProps) {
  const { audience } = useViewer()
  const { imageUrl, requiredPlan, title, uri } = item
  const Icon = iconOf(item)
  return (
    <PageLink
      className="search-result"
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={uri}
      onClick={(event) => opensHere(event) && onNavigate()}
    >
      <span className="search-picture cover-frame">
        {imageUrl ? (
          <Picture image={toImage(imageUrl)} sizes="4.5rem" />
        ) : (
          <Icon className="size-5" aria-hidden="true" />
        )}
      </span>
      <span>
        {/* Parts of one title have no identity but their index. */}
        {highlightMatches(title, query).map(({ isMatch, text }, index) => {
          const Piece = isMatch ? 'mark' : 'span'
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          return <Piece key={index}>{text}</Piece>
        })}
      </span>
      {isRestrictedFor(audience, requiredPlan) && (
        <span className="ms-auto flex-none">
          <Lock className="size-4.5" aria-hidden="true" />
          <span className="sr-only">Locked</span>
        </span>
      )}
    </PageLink>
  )
}

/** Decorative, beside its title. */
const toImage = (url: string) => ({ url, alt: '', width: 180, height: 135, color: null, focalX: null, focalY: null })
