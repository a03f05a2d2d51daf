'use client'

import dynamic from 'next/dynamic'
import type { ForumPost } from '../forum-types'
import type { ModerationRequest } from '../moderating/moderation-actions'
import type { PostHandlers } from './post-handlers'

const DeleteDialog = dynamic(() => import('./DeleteDialog.client').then((module) => module.DeleteDialog))
const HistoryDialog = dynamic(() => import('./HistoryDialog.client').then((module) => module.HistoryDialog))
const ReportDialog = dynamic(() => import('./ReportDialog.client').then((module) => module.ReportDialog))
const ModerateDialog = dynamic(() =>
  import('../moderating/ModerateDialog.client').then((module) => module.ModerateDialog),
)

/** The dialog that is open on a post. */
export type PostDialog = { kind: 'report' | 'delete' | 'history' } | { kind: 'moderate'; request: ModerationRequest }

type Props = {
  dialog: PostDialog
  post: ForumPost
  handlers: PostHandlers
  onClose: () => void
}

/** The dialogs of a post, each loaded when it is opened. */
export function PostDialogs({ dialog, handlers, onClose, post }: Props) {
  const reload = () => {
    onClose()
    handlers.reload()
  }
  switch (dialog.kind) {
    case 'report':
      return <ReportDialog post={post.id} onClose={onClose} />
    case 'delete':
      return <DeleteDialog post={post.id} onDeleted={reload} onClose={onClose} />
    case 'history':
      return <HistoryDialog post={post} onClose={onClose} />
    case 'moderate':
      return <ModerateDialog request={dialog.request} onDone={reload} onClose={onClose} />
    default:
      return dialog satisfies never
  }
}
