'use client'

import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useKeptFocus } from '@/blocks/posts-grid/use-kept-focus'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import { useHearts } from '@/features/favourites/use-hearts'
import { useViewer } from '@/features/session/Session.client'
import { ALL, FAVORITES } from '@/rules/posts-grid/filter'
import { TEXTS } from '@/rules/texts'
import { Carousel } from '@/ui/Carousel.client'
import { FilterBar } from '@/ui/FilterBar.client'
import { ListCard, type ListLook } from './ListCard'
import { ListStatus } from './ListStatus'
import { ofTab, type PostList } from './list'
import { useListPosts } from './use-list-posts'

type Props = {
  list: PostList
  look: ListLook
  as: TitleLevel
  /** Its name for screen readers. */
  label: string
  /** The heading and what belongs to it. */
  head: ReactNode
}

/** Posts to go through sideways, all of them or those of a category. SPEC 2.2, 2.3, 4, 8. */
export function PostsCarousel({ as, head, label, list, look }: Props) {
  const { state } = useViewer()
  const hearts = useHearts()
  const [tab, setTab] = useState(ALL)
  const { all, failed, retry, want } = useListPosts(list, tab !== ALL)

  const kept = useMemo(() => (hearts.hearts ? new Set(hearts.hearts) : null), [hearts.hearts])
  const wantsHearts = tab === FAVORITES && state !== 'anonymous' && !kept
  const waits = (tab !== ALL && !all) || wantsHearts
  const shown = useMemo(
    () => (waits ? list.first : ofTab(all ?? list.first, tab, list.taxonomy, kept)),
    [all, kept, list, tab, waits],
  )
  const postsFailed = waits && failed
  const heartsFailed = wantsHearts && hearts.failed
  const broken = postsFailed || heartsFailed

  const status = useRef<HTMLDivElement>(null)
  const row = useKeptFocus(status)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody goes through it
    <div className="post-list" onFocus={want} onPointerEnter={want} onScrollCapture={want}>
      <div ref={row} aria-busy={(waits && !broken) || undefined}>
        <Carousel
          label={label}
          item={look === 'thumbnails' ? 'thumbnail' : 'card'}
          shows={tab}
          head={
            <div className="grid grid-cols-1 gap-4">
              {head}
              {list.tabs.length > 0 && (
                <FilterBar
                  label="Category"
                  selectLabel={TEXTS.chooseCategory}
                  options={list.tabs.map(({ label: name, slug }) => ({ value: slug, label: name }))}
                  chosen={tab}
                  onChoose={setTab}
                />
              )}
            </div>
          }
        >
          {!broken &&
            shown.map((card) => (
              <li key={card.databaseId}>
                <ListCard as={as} card={card} look={look} />
              </li>
            ))}
        </Carousel>
      </div>
      <ListStatus
        ref={status}
        state={broken ? 'failed' : waits ? 'waiting' : shown.length === 0 ? 'empty' : 'ready'}
        failure={postsFailed ? TEXTS.postsFailed : TEXTS.favoritesFailed}
        hint={tab === FAVORITES ? TEXTS.howToKeep : undefined}
        count={tab === ALL ? undefined : shown.length}
        onRetry={postsFailed ? retry : hearts.retry}
      />
    </div>
  )
}
