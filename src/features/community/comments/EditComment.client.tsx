'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import type { EditorBody } from '@/features/community/editor/editor-body'
import { fetchPersonal } from '@/platform/session/authenticated-fetch'
import { RetryButton } from '@/ui/RetryButton.client'
import { Skeleton } from '@/ui/Skeleton'
import type { Comment } from './use-comments.client'

const EditPostForm = dynamic(
  () => import('@/features/community/editor/EditPostForm.client').then(({ EditPostForm: Form }) => Form),
  { loading: () => <Skeleton /> },
)

type Props = {
  comment: Comment
  onSaved: (comment: Comment) => void
  onCancel: () => void
}

type ForEditing = { post: { id: number; body: EditorBody } }

/** Changes a comment: asks for what the editor shows of it, then renders its form. */
export function EditComment({ comment, onCancel, onSaved }: Props) {
  const { id } = comment
  const [post, setPost] = useState<ForEditing['post'] | 'failed' | null>(null)
  useEffect(() => {
    if (post !== null) return
    const controller = new AbortController()
    fetchPersonal<ForEditing>(`/api/forum/posts/${id}`, 'the comment', controller.signal).then(
      (answer) => setPost(answer.post),
      () => controller.signal.aborted || setPost('failed'),
    )
    return () => controller.abort()
  }, [id, post])

  if (post === 'failed') {
    return (
      <div className="grid justify-items-start gap-3" role="alert">
        <p>The comment could not be loaded.</p>
        <RetryButton onRetry={() => setPost(null)}>Try again</RetryButton>
      </div>
    )
  }
  if (!post) return <Skeleton />
  return (
    <EditPostForm
      post={post}
      onCancel={onCancel}
      onSaved={({ stars, ...saved }) => onSaved({ ...saved, stars: stars ?? null })}
    />
  )
}
