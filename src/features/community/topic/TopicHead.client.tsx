'use client'

import { Bell, BellRing } from 'lucide-react'
import { boardUri } from '@/rules/forum/topic-uri'
import { Button } from '@/ui/Button'
import { PageLink } from '@/ui/PageLink'
import type { ForumTopic } from '../forum-types'
import { TopicMarks } from '../lists/TopicRow'
import { ModerateMenu } from '../moderating/ModerateMenu.client'
import { type ModerationAction, topicActions } from '../moderating/moderation-actions'
import { counted } from '../texts'
import { useMemberAction } from '../use-member-action.client'

type Props = {
  topic: ForumTopic
  mayModerate: boolean
  mayReply: boolean
  onFollow: (on: boolean) => void
  onReply: () => void
  /** After a moderator's action. */
  onModerated: (action: ModerationAction) => void
}

/** The title of a topic, and what one can do with it as a whole. */
export function TopicHead({ mayModerate, mayReply, onFollow, onModerated, onReply, topic }: Props) {
  const { board, boardTitle, followed = false, replyCount, title } = topic
  const memberAction = useMemberAction()
  const FollowIcon = followed ? BellRing : Bell
  return (
    <header className="topic-head">
      <h1 className="type-h2">{title}</h1>
      <div className="topic-row-meta">
        <TopicMarks topic={{ ...topic, unread: 0 }} />
        <span>
          <PageLink className="inline-link" href={boardUri(board)}>
            {boardTitle}
          </PageLink>
          {` · ${counted(replyCount, 'reply', 'replies')}`}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayReply && (
          <Button size="slim" onClick={onReply}>
            Reply
          </Button>
        )}
        <Button
          variant="plain"
          size="slim"
          aria-pressed={followed}
          aria-label="Follow this topic"
          onClick={() => void memberAction(() => onFollow(!followed))}
        >
          <FollowIcon className="size-4.5" aria-hidden="true" />
          {followed ? 'Following' : 'Follow'}
        </Button>
        <ModerateMenu
          name="Moderate this topic"
          actions={mayModerate ? topicActions(topic) : []}
          onDone={onModerated}
        />
      </div>
    </header>
  )
}
