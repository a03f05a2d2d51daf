'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { Button } from '@/ui/Button'
import { RetryButton } from '@/ui/RetryButton.client'
import { Skeleton } from '@/ui/Skeleton'
import { useReadWhenShown } from '../notifications/use-read-when-shown.client'
import { useReactions } from '../topic/use-reactions.client'
import { useMemberAction } from '../use-member-action.client'
import { CommentItem } from './CommentItem.client'
import { type Comment, type CommentsPage, useComments } from './use-comments.client'
import { useLinkedComment } from './use-linked-comment.client'

/** The editor is loaded by those who write. */
const CommentForm = dynamic(() => import('./CommentForm.client').then(({ CommentForm: Form }) => Form), {
  loading: () => <Skeleton />,
})

/** For moderators. */
const CommentsMenu = dynamic(() => import('./CommentMenus.client').then((module) => module.CommentsMenu), {
  loading: () => null,
})

const HELD = 'Thank you. Your comment appears for others when a moderator has approved it.'
const POSTED = 'Your comment is posted.'

/** The comments of an item, and the form. @param rendered the first page of them, as the page was rendered */
export function Comments({ item, rendered }: { item: number; rendered: CommentsPage }) {
  const { user } = useViewer()
  const all = useComments(item, rendered)
  const [writing, setWriting] = useState(false)
  const [status, setStatus] = useState('')
  const root = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useLinkedComment(all)
  useReadWhenShown(all.notifications)
  const { comments, hasFailed, hasMore, isLoadingMore, loadMore, mayWrite, moderation, rates, total, tries } = all
  const react = useReactions(all.change)
  const memberAction = useMemberAction()

  // The form is gone: the focus goes back to what opened it.
  useEffect(() => {
    if (!writing && status !== '') opener.current?.focus()
  }, [writing, status])

  function write() {
    setStatus('')
    void memberAction(() => setWriting(true))
  }
  function posted(comment: Comment | null) {
    setWriting(false)
    setStatus(comment ? POSTED : HELD)
    if (comment) all.add(comment)
    else void all.refresh()
  }
  function close() {
    setWriting(false)
    requestAnimationFrame(() => opener.current?.focus())
  }

  const isClosed = user !== null && mayWrite === false
  return (
    <section className="comments wrap" id="comments" ref={root} tabIndex={-1} aria-labelledby="comments-title">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h2 className="type-h2" id="comments-title">
          {total === 0 ? 'Comments' : total === 1 ? '1 comment' : `${total.toLocaleString('en-US')} comments`}
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          {!writing && !isClosed && (
            <Button ref={opener} variant="plain" onClick={write}>
              Write a comment
            </Button>
          )}
          {isClosed && <p className="text-text-soft">You cannot comment here.</p>}
          {moderation && <CommentsMenu moderation={moderation} onDone={() => void all.refresh()} />}
        </div>
      </div>
      {moderation?.locked && <p className="text-text-soft">The comments are locked: only moderators can write here.</p>}
      {writing && <CommentForm item={item} rates={rates} tries={tries} onPosted={posted} onCancel={close} />}
      <p className="text-text-soft empty:hidden" role="status">
        {status}
      </p>
      {comments.length === 0 && total === 0 ? (
        <p className="text-text-soft text-lg">
          {rates ? 'No comments yet. Tell others how yours turned out.' : 'No comments yet. Yours could be the first.'}
        </p>
      ) : (
        <ul className="comments-list">
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentItem
                comment={comment}
                mayModerate={moderation !== null}
                onModerated={() => void all.refresh()}
                onReact={(kind, on) => void memberAction(() => react(comment.id, kind, on))}
                onChanged={(changed) => all.change(comment.id, () => changed)}
                onDeleted={() => {
                  all.remove(comment)
                  setStatus('The comment is deleted.')
                  root.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <div className="grid justify-items-start gap-3" role="alert">
          <p>The comments could not be loaded.</p>
          <RetryButton onRetry={() => void (hasMore ? loadMore() : all.refresh())}>Try again</RetryButton>
        </div>
      )}
      {hasMore && !hasFailed && (
        <div>
          <Button variant="plain" pending={isLoadingMore} onClick={() => void loadMore()}>
            More comments
          </Button>
        </div>
      )}
    </section>
  )
}
