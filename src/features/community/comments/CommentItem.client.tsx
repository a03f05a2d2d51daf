'use client'

import { Check } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { SafeHtml } from '@/content/SafeHtml'
import { longDate } from '@/rules/dates'
import type { ReactionKind } from '@/rules/forum/terms'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'
import { RatingStars } from '@/ui/RatingStars'
import { Skeleton } from '@/ui/Skeleton'
import { AuthorName } from '../members/AuthorName.client'
import { COMMUNITY, TRIED_IT } from '../texts'
import { Reactions } from '../topic/Reactions.client'
import { CommentActions } from './CommentActions.client'
import type { Comment } from './use-comments.client'

/** By those who change what they have written. */
const EditPost = dynamic(() => import('../topic/EditPost.client').then((module) => module.EditPost), {
  loading: () => <Skeleton />,
})
const HistoryDialog = dynamic(() => import('../topic/HistoryDialog.client').then((module) => module.HistoryDialog))

type Props = {
  comment: Comment
  onReact: (kind: ReactionKind, on: boolean) => void
  onChanged: (comment: Comment) => void
  /** Called once it is deleted. */
  onDeleted: () => void
  mayModerate: boolean
  /** After a moderator's action. */
  onModerated: () => void
}

/**
 * A comment: who wrote it, stars, text, and what the reader can do about it; a deleted one is a mark. Renders an
 * `article`.
 */
export function CommentItem({ comment, mayModerate, onChanged, onDeleted, onModerated, onReact }: Props) {
  const { author, createdAt, editedAt, html, id, reactions, stars, state, tried } = comment
  const isDeleted = state === 'deleted'
  const [isEditing, setEditing] = useState(false)
  const [showsHistory, setShowsHistory] = useState(false)

  return (
    <article className="comment" id={`post-${id}`} tabIndex={-1} aria-label={`Comment by ${author.name}`}>
      <Avatar name={author.name} imageUrl={author.avatar} size="small" />
      <div className="comment-main">
        <header className="comment-head">
          <AuthorName author={author} />
          {tried && (
            <Badge>
              <Check className="size-3.5" aria-hidden="true" />
              {TRIED_IT}
            </Badge>
          )}
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
          {editedAt && !isDeleted && (
            <button className="post-edited" type="button" onClick={() => setShowsHistory(true)}>
              edited
            </button>
          )}
        </header>
        {state === 'held' && <p className="post-note">{COMMUNITY.held}</p>}
        {state === 'hidden' && <p className="post-note">{COMMUNITY.hidden}</p>}
        {stars !== null && <RatingStars average={stars} count={null} />}
        {isDeleted ? (
          <p className="text-text-soft italic">{COMMUNITY.commentDeleted}</p>
        ) : isEditing ? (
          <EditPost
            post={id}
            onCancel={() => setEditing(false)}
            onSaved={(saved) => {
              setEditing(false)
              onChanged({ ...comment, html: saved.html, editedAt: saved.editedAt })
            }}
          />
        ) : (
          <SafeHtml html={html} />
        )}
        {!isEditing && !isDeleted && (
          <footer className="comment-foot">
            {state === undefined && <Reactions reactions={reactions} onToggle={onReact} />}
            <CommentActions
              comment={comment}
              mayModerate={mayModerate}
              onEdit={() => setEditing(true)}
              onDeleted={onDeleted}
              onModerated={onModerated}
            />
          </footer>
        )}
      </div>
      {showsHistory && <HistoryDialog post={comment} onClose={() => setShowsHistory(false)} />}
    </article>
  )
}
