'use client'

import { Heart } from 'lucide-react'
import { useState } from 'react'
import { SafeHtml } from '@/content/SafeHtml'
import { authenticatedFetch, postPersonal } from '@/platform/session/authenticated-fetch'
import { useViewer } from '@/platform/session/Session.client'
import { longDate } from '@/rules/dates'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { RatingStars } from '@/ui/RatingStars'
import { useToast } from '@/ui/Toaster.client'
import { EditComment } from './EditComment.client'
import { ReportDialog } from './ReportDialog.client'
import type { Comment } from './use-comments.client'

type Props = {
  comment: Comment
  /** Opens the login modal, for what only members do. */
  onSignIn: () => void
  onChanged: (comment: Comment) => void
  /** Called once it is deleted. */
  onDeleted: (id: number) => void
}

const STATE_TEXT: Readonly<Record<string, string | undefined>> = {
  held: 'Waits for approval. Only you can see it.',
  hidden: 'Hidden by moderators.',
}

/** A comment: who wrote it, stars, text, and what the reader can do about it. Renders an `article`. */
export function CommentItem({ comment, onChanged, onDeleted, onSignIn }: Props) {
  const { author, createdAt, editedAt, html, id, mayEdit, reactions, stars, state } = comment
  const { user } = useViewer()
  const toast = useToast()
  const [asking, setAsking] = useState<'delete' | 'edit' | 'report' | null>(null)
  const likes = reactions.find(({ kind }) => kind === 'like') ?? { kind: 'like' as const, count: 0, mine: false }
  const isOwn = user !== null && user.username === author.username
  const stateText = STATE_TEXT[state ?? '']

  async function like() {
    if (!user) return onSignIn()
    const on = !likes.mine
    const show = (change: Pick<typeof likes, 'count' | 'mine'>) =>
      onChanged({
        ...comment,
        reactions: reactions.map((each) => (each.kind === 'like' ? { ...each, ...change } : each)),
      })
    show({ mine: on, count: likes.count + (on ? 1 : -1) })
    const answer = await postPersonal<{ reactions: Comment['reactions'] }>(`/api/forum/posts/${id}/reactions`, {
      kind: 'like',
      on,
    })
    if (answer) return onChanged({ ...comment, reactions: answer.reactions })
    onChanged(comment)
    toast.error('Your like was not saved. Please try again.')
  }

  async function remove() {
    const response = await authenticatedFetch(`/api/forum/posts/${id}`, { method: 'DELETE' }).catch(() => null)
    // It is gone already if another tab has deleted it.
    if (response?.ok || response?.status === 404) return onDeleted(id)
    toast.error('The comment was not deleted. Please try again.')
  }

  return (
    <article className="comment" id={`post-${id}`} tabIndex={-1} aria-label={`Comment by ${author.name}`}>
      <Avatar name={author.name} imageUrl={author.avatar} size="small" />
      <div className="comment-main">
        <header className="comment-head">
          <b>{author.name}</b>
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
          {editedAt && <span>edited</span>}
          {stateText && <Badge>{stateText}</Badge>}
        </header>
        {stars !== null && <RatingStars average={stars} count={null} />}
        {asking === 'edit' ? (
          <EditComment
            comment={comment}
            onCancel={() => setAsking(null)}
            onSaved={(saved) => {
              setAsking(null)
              onChanged(saved)
            }}
          />
        ) : (
          <SafeHtml html={html} />
        )}
        {!stateText && asking !== 'edit' && (
          <div className="comment-actions">
            {!isOwn && (
              <Button variant="quiet" size="slim" aria-pressed={likes.mine} onClick={like}>
                <Heart className="size-4.5" aria-hidden="true" data-filled={likes.mine || undefined} />
                Like
                {likes.count > 0 && <span className="tabular-nums">{likes.count}</span>}
              </Button>
            )}
            {isOwn && likes.count > 0 && <span>{likes.count === 1 ? '1 like' : `${likes.count} likes`}</span>}
            {!isOwn && (
              <Button variant="quiet" size="slim" onClick={() => (user ? setAsking('report') : onSignIn())}>
                Report
              </Button>
            )}
            {mayEdit && asking !== 'delete' && (
              <Button variant="quiet" size="slim" onClick={() => setAsking('edit')}>
                Edit
              </Button>
            )}
            {mayEdit && asking !== 'delete' && (
              <Button variant="quiet" size="slim" onClick={() => setAsking('delete')}>
                Delete
              </Button>
            )}
            {asking === 'delete' && (
              <fieldset className="comment-question">
                <legend className="sr-only">Delete this comment?</legend>
                <span aria-hidden="true">Delete this comment?</span>
                <Button variant="plain" size="slim" autoFocus onClick={remove}>
                  Yes, delete
                </Button>
                <Button variant="quiet" size="slim" onClick={() => setAsking(null)}>
                  Keep it
                </Button>
              </fieldset>
            )}
          </div>
        )}
      </div>
      {asking === 'report' && (
        <ReportDialog
          post={id}
          onClose={() => setAsking(null)}
          onReported={() => {
            setAsking(null)
            toast.success('Thank you. A moderator will look at it.')
          }}
        />
      )}
    </article>
  )
}
