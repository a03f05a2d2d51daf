'use client'

import { Bell, BellRing } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { openSearch } from '@/features/search/opened-search'
import { type CommunityPage, communityHref } from '@/rules/forum/community-page'
import { TOPIC_SORTS } from '@/rules/forum/terms'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { Button } from '@/ui/Button'
import { PageLink } from '@/ui/PageLink'
import { Pagination } from '@/ui/Pagination'
import type { ForumBoard, ForumTopic } from '../forum-types'
import { SORT_LABELS } from '../texts'
import { useMemberAction } from '../use-member-action.client'
import { BoardNav } from './BoardNav'
import { CommunitySearch } from './CommunitySearch'
import { LocationQuery } from './LocationQuery.client'
import { NewTopic } from './NewTopic.client'
import { TopicList } from './TopicList'
import { useBoards, useFollowBoard } from './use-boards.client'
import { useTopics } from './use-topics.client'
import { WelcomeHint } from './WelcomeHint.client'

type Props = {
  page: CommunityPage
  boards: readonly ForumBoard[]
  topics: readonly ForumTopic[]
  pages: number
  /** What stands below the boards on wide screens, and below the list on others. */
  aside?: ReactNode
}

/**
 * The boards, and a page of their topics. The page's HTML has what everybody of an audience sees; what is personal, and
 * the results of a search, are loaded.
 */
export function ListView({ aside, boards: sharedBoards, page, pages: sharedPages, topics: sharedTopics }: Props) {
  const [locationQuery, setLocationQuery] = useState('')
  const query = new URLSearchParams(locationQuery)
  const q = query.get('q')?.trim().slice(0, PAGE_LIMITS.forumSearchMaxChars) ?? ''
  const searchPage = Math.max(1, Math.floor(Number(query.get('page'))) || 1)
  const source = { board: page.board, sort: page.sort, page: q === '' ? page.page : searchPage, q }
  const { data, failed, retry } = useTopics(source)
  const boards = useBoards(sharedBoards)
  const board = boards.find(({ slug }) => slug === page.board)
  const listHref = communityHref({ ...page, page: 1, sort: 'latest' })
  const isSearch = q !== ''
  const topics = data?.topics ?? (isSearch ? null : sharedTopics)
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_LIMITS.forumTopicsPerPage)) : isSearch ? 1 : sharedPages
  const hrefOf = (to: number) =>
    isSearch ? `${listHref}?${new URLSearchParams({ q, page: String(to) })}` : communityHref({ ...page, page: to })

  return (
    <div className="community-list">
      <LocationQuery onQuery={setLocationQuery} />
      <div className="community-tools">
        <CommunitySearch action={listHref} value={q} />
        {board && <FollowBoard board={board} />}
        <NewTopic boards={boards} board={page.board} />
      </div>
      <WelcomeHint />
      <div className="community-side">
        <BoardNav boards={boards} current={page.board} />
        {aside}
      </div>
      <div className="community-topics">
        {isSearch ? <SearchHead q={q} total={data?.total ?? null} href={listHref} /> : <SortLinks page={page} />}
        <TopicList
          topics={topics}
          failed={failed && topics === null}
          onRetry={retry}
          withBoard={page.board === null}
          sort={page.sort}
          isSearch={isSearch}
        />
        <Pagination page={source.page} pages={pages} hrefOf={hrefOf} />
      </div>
    </div>
  )
}

/** The orders of the list, as links. Renders a `nav`. */
function SortLinks({ page }: { page: CommunityPage }) {
  return (
    <nav className="sort-links" aria-label="Sort">
      {TOPIC_SORTS.map((sort) => (
        <PageLink
          key={sort}
          href={communityHref({ ...page, sort, page: 1 })}
          aria-current={sort === page.sort ? 'true' : undefined}
        >
          {SORT_LABELS[sort]}
        </PageLink>
      ))}
    </nav>
  )
}

function SearchHead({ href, q, total }: { q: string; total: number | null; href: string }) {
  return (
    <div className="sort-links">
      <p role="status">
        {total === null ? `Searching for “${q}”…` : `${total.toLocaleString('en-US')} found for “${q}”`}
      </p>
      <PageLink className="link" href={href}>
        Show all topics
      </PageLink>
      <button className="link" type="button" aria-haspopup="dialog" onClick={() => openSearch(q)}>
        Search the whole site for “{q}”
      </button>
    </div>
  )
}

function FollowBoard({ board: { followed = false, slug, title } }: { board: ForumBoard }) {
  const follow = useFollowBoard()
  const memberAction = useMemberAction()
  const Icon = followed ? BellRing : Bell
  return (
    <Button
      variant="plain"
      aria-pressed={followed}
      aria-label={`Follow ${title}`}
      onClick={() => void memberAction(() => follow(slug, !followed))}
    >
      <Icon className="size-5" aria-hidden="true" />
      <span className="hidden sm:inline">{followed ? 'Following' : 'Follow'}</span>
    </Button>
  )
}
