'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { useToast } from '@/ui/Toaster.client'
import { deletePost } from '../topic/delete-post'
import { useMemberAction } from '../use-member-action.client'
import type { Comment } from './use-comments.client'

/** For moderators. */
const CommentMenu = dynamic(() => import('./CommentMenus.client').then((module) => module.CommentMenu), {
  loading: () => null,
})
const ReportDialog = dynamic(() => import('../topic/ReportDialog.client').then((module) => module.ReportDialog))

type Props = {
  comment: Comment
  onEdit: () => void
  /** Called once it is deleted. */
  onDeleted: () => void
  mayModerate: boolean
  /** After a moderator's action. */
  onModerated: () => void
}

/** The buttons of a comment: report, change, delete after a question, and a menu with what moderators can do. */
export function CommentActions({ comment, mayModerate, onDeleted, onEdit, onModerated }: Props) {
  const { id, mayEdit, own, state } = comment
  const toast = useToast()
  const memberAction = useMemberAction()
  const [asking, setAsking] = useState<'delete' | 'report' | null>(null)

  async function remove() {
    const refused = await deletePost(id)
    if (refused === null) onDeleted()
    else toast.error(refused)
  }

  return (
    <div className="comment-actions">
      {!own && state === undefined && (
        <Button variant="quiet" size="slim" onClick={() => void memberAction(() => setAsking('report'))}>
          Report
        </Button>
      )}
      {mayEdit && asking !== 'delete' && (
        <>
          <Button variant="quiet" size="slim" onClick={onEdit}>
            Edit
          </Button>
          <Button variant="quiet" size="slim" onClick={() => setAsking('delete')}>
            Delete
          </Button>
        </>
      )}
      {asking === 'delete' && (
        <fieldset className="comment-question">
          <legend className="sr-only">Delete this comment?</legend>
          <span aria-hidden="true">Delete this comment?</span>
          <Button variant="plain" size="slim" autoFocus onClick={() => void remove()}>
            Yes, delete
          </Button>
          <Button variant="quiet" size="slim" onClick={() => setAsking(null)}>
            Keep it
          </Button>
        </fieldset>
      )}
      {mayModerate && <CommentMenu comment={comment} onDone={onModerated} />}
      {asking === 'report' && <ReportDialog post={id} what="comment" onClose={() => setAsking(null)} />}
    </div>
  )
}
