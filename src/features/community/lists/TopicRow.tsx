import { CircleCheck, Lock, Pin } from 'lucide-react'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'
import { PageLink } from '@/ui/PageLink'
import type { ForumTopic } from '../forum-types'
import { TimeAgo } from '../TimeAgo.client'
import { COMMUNITY } from '../texts'

type Props = {
  topic: ForumTopic
  /** Names the board, in lists of several boards. */
  withBoard: boolean
  /** The level of its title. */
  as?: 'h2' | 'h5'
}

const LIGHTS = ['morning', 'noon', 'dusk'] as const

/** A topic in a list. One that waits for approval has no page, so it is no link. Renders an `article`. */
export function TopicRow({ as: Heading = 'h2', topic, withBoard }: Props) {
  const { author, boardTitle, excerpt, id, lastActiveAt, replyCount, state, title, unread = 0, uri } = topic
  return (
    <article className="topic-row" data-light={LIGHTS[id % LIGHTS.length]} data-unread={unread > 0 || undefined}>
      <Avatar name={author.name} imageUrl={author.avatar} />
      <div className="grid gap-1">
        <Heading className="topic-row-title">{state ? title : <PageLink href={uri}>{title}</PageLink>}</Heading>
        {excerpt && <p className="topic-row-excerpt">{excerpt}</p>}
        <p className="topic-row-meta">
          <TopicMarks topic={topic} />
          <b>{author.name}</b>
          {withBoard && <span className="topic-row-board">{boardTitle}</span>}
          <TimeAgo date={lastActiveAt} />
        </p>
        {state === 'held' && <p className="text-sm text-text-soft">{COMMUNITY.held}</p>}
      </div>
      <p className="topic-row-replies">
        <b>{replyCount.toLocaleString('en-US')}</b>
        <span>{replyCount === 1 ? 'reply' : 'replies'}</span>
      </p>
    </article>
  )
}

/** What is special about a topic. */
export function TopicMarks({ topic: { locked, pinned, solved, unread = 0 } }: { topic: ForumTopic }) {
  return (
    <>
      {unread > 0 && <span className="unread-mark">{unread} new</span>}
      {pinned && (
        <Badge variant="sun">
          <Pin className="size-3.5" aria-hidden="true" />
          <span className="mark-word">Pinned</span>
        </Badge>
      )}
      {solved && (
        <Badge>
          <CircleCheck className="size-3.5 text-good" aria-hidden="true" />
          <span className="mark-word">Solved</span>
        </Badge>
      )}
      {locked && (
        <Badge>
          <Lock className="size-3.5" aria-hidden="true" />
          <span className="mark-word">Locked</span>
        </Badge>
      )}
    </>
  )
}
