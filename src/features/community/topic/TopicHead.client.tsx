'use client'

import { Bell, BellRing, Shield } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useState } from 'react'
import { boardUri } from '@/rules/forum/topic-uri'
import { Button } from '@/ui/Button'
import type { ForumTopic } from '../forum-types'
import { TopicMarks } from '../lists/TopicRow'
import {
  MODERATION_ACTIONS,
  type ModerationAction,
  type ModerationRequest,
  topicActions,
} from '../moderating/moderation-actions'
import { counted } from '../texts'
import { useMemberAction } from '../use-member-action.client'

const Menu = dynamic(() => import('@/ui/Menu.client').then((module) => module.Menu))
const ModerateDialog = dynamic(() =>
  import('../moderating/ModerateDialog.client').then((module) => module.ModerateDialog),
)

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
  const [request, setRequest] = useState<ModerationRequest | null>(null)
  const FollowIcon = followed ? BellRing : Bell
  return (
    <header className="topic-head">
      <h1 className="type-h2">{title}</h1>
      <div className="topic-row-meta">
        <TopicMarks topic={{ ...topic, unread: 0 }} />
        <span>
          <Link className="inline-link" href={boardUri(board)} prefetch={false}>
            {boardTitle}
          </Link>
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
        {mayModerate && (
          <Menu
            variant="quiet"
            name="Moderate this topic"
            items={topicActions(topic).map((action) => ({
              key: action.action,
              label: MODERATION_ACTIONS[action.action].label,
              onSelect: () => setRequest(action),
            }))}
          >
            <Shield className="size-5" aria-hidden="true" />
          </Menu>
        )}
      </div>
      {request && (
        <ModerateDialog
          request={request}
          onClose={() => setRequest(null)}
          onDone={() => {
            setRequest(null)
            onModerated(request.action)
          }}
        />
      )}
    </header>
  )
}
