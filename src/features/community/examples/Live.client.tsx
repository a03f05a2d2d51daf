'use client'

import { useState } from 'react'
import { CommentItem } from '../comments/CommentItem.client'
import type { Comment } from '../comments/use-comments.client'
import type { EditorBody } from '../editor/editor-body'
import { PostEditor } from '../editor/PostEditor.client'
import type { ForumPost } from '../forum-types'
import { Post } from '../topic/Post.client'
import { withReaction } from '../topic/use-reactions.client'

/** Examples with their own state: reactions change, and nothing is sent. */

const nothing = () => {}

type PostProps = { post: ForumPost; isNew?: boolean; maySolve?: boolean }

export function LivePost({ isNew = false, maySolve = false, post: initial }: PostProps) {
  const [post, setPost] = useState(initial)
  const handlers = {
    react: (_: ForumPost, kind: Parameters<typeof withReaction>[1], on: boolean) =>
      setPost(withReaction(post, kind, on)),
    quote: nothing,
    solve: (_: ForumPost, on: boolean) => setPost({ ...post, solution: on }),
    replace: setPost,
    reload: nothing,
  }
  return <Post post={post} isNew={isNew} maySolve={maySolve} moderation={[]} handlers={handlers} />
}

export function LiveComment({ comment: initial }: { comment: Comment }) {
  const [comment, setComment] = useState(initial)
  return (
    <CommentItem
      comment={comment}
      mayModerate={false}
      onModerated={nothing}
      onReact={(kind, on) => setComment(withReaction(comment, kind, on))}
      onChanged={setComment}
      onDeleted={nothing}
    />
  )
}

type EditorProps = { label: string; placeholder?: string; initial?: EditorBody; error?: string; disabled?: boolean }

export function LiveEditor(props: EditorProps) {
  return <PostEditor {...props} onChange={nothing} />
}
