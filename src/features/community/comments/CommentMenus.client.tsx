'use client'

import { ModerateMenu } from '../moderating/ModerateMenu.client'
import { commentActions, commentsActions } from '../moderating/moderation-actions'
import type { Comment, CommentsPage } from './use-comments.client'

/** What a moderator can do with all comments of an item. */
export function CommentsMenu({
  moderation,
  onDone,
}: {
  moderation: NonNullable<CommentsPage['moderation']>
  onDone: () => void
}) {
  return <ModerateMenu name="Moderate the comments" actions={commentsActions(moderation)} onDone={onDone} />
}

/** What a moderator can do with a comment. */
export function CommentMenu({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  return <ModerateMenu name="Moderate this comment" actions={commentActions(comment)} onDone={onDone} />
}
