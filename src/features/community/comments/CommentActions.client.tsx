'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { useToast } from '@/ui/Toaster.client'
import { deletePost } from '../topic/delete-post'
import { useMemberAction } from '../use-member-action.client'
import type { Comment } from './use-comments.client'

const ReportDialog = dynamic(() => import('../topic/ReportDialog.client').then((module) => module.ReportDialog))

type Props = {
  comment: Comment
  onEdit: () => void
  /** Called once it is deleted. */
  onDeleted: () => void
}

/** The buttons of a comment: report, or change and delete one's own after a question. */
export function CommentActions({ comment: { id, mayEdit, own, state }, onDeleted, onEdit }: Props) {
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
      {asking === 'report' && <ReportDialog post={id} what="comment" onClose={() => setAsking(null)} />}
    </div>
  )
}
