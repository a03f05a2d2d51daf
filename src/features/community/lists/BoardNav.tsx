import { PageLink } from '@/ui/PageLink'
import type { ForumBoard } from '../forum-types'
import { COMMUNITY } from '../texts'

type Props = {
  boards: readonly ForumBoard[]
  /** The slug of the board on show; null for all topics. */
  current: string | null
}

/** The boards with their counts. Renders a `nav`. */
export function BoardNav({ boards, current }: Props) {
  const total = boards.reduce((sum, { topicCount }) => sum + topicCount, 0)
  return (
    <nav className="board-nav" aria-label="Boards">
      <ul>
        <BoardLink href="/community/" title={COMMUNITY.allTopics} count={total} current={current === null} />
        {boards.map(({ id, slug, title, topicCount, unread, uri }) => (
          <BoardLink
            key={id}
            href={uri}
            title={title}
            count={topicCount}
            current={slug === current}
            unread={unread ?? 0}
          />
        ))}
      </ul>
    </nav>
  )
}

type LinkProps = {
  href: string
  title: string
  count: number
  current: boolean
  unread?: number
}

function BoardLink({ count, current, href, title, unread = 0 }: LinkProps) {
  return (
    <li>
      <PageLink href={href} aria-current={current ? 'page' : undefined}>
        <span>
          {title}
          {unread > 0 && (
            <span className="unread-mark">
              <span className="sr-only">, </span>
              {unread} new
            </span>
          )}
        </span>
        <span className="board-nav-count">
          {count.toLocaleString('en-US')}
          <span className="sr-only"> {count === 1 ? 'topic' : 'topics'}</span>
        </span>
      </PageLink>
    </li>
  )
}
