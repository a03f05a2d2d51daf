'use client'

import { useState } from 'react'
import type { EditorBody } from './editor-body'
import { PostForm } from './PostForm.client'
import type { ForumPost } from './ReplyForm.client'
import { sendPost } from './send-post'
import type { DraftPlace } from './use-draft.client'
import type { WrittenPost } from './use-post-form.client'

type Props = {
  /** The title only of an opening post. */
  post: { id: number; body: EditorBody; title?: string }
  onSaved: (post: ForumPost) => void
  /** What was changed stays on this device, and is back when the post is edited again. */
  onCancel: () => void
}

/** The form in which a post is changed. */
export function EditPostForm({ onCancel, onSaved, post: { body, id, title } }: Props) {
  const [place] = useState<DraftPlace>(() => ({ name: `post:${id}`, send: null, fetch: async () => null }))
  const send = (post: WrittenPost) =>
    sendPost<{ post: ForumPost }>(
      `/api/forum/posts/${id}`,
      { body: post.body, ...(title !== undefined && { title: post.title }) },
      'PATCH',
    )
  return (
    <PostForm
      name="Edit post"
      label="Your post"
      submitLabel="Save changes"
      initial={{ body, title: title ?? '' }}
      hasTitle={title !== undefined}
      place={place}
      send={send}
      onSent={({ post }) => onSaved(post)}
      onCancel={onCancel}
    />
  )
}
