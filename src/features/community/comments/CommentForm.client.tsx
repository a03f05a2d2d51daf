'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { EditorBody } from '@/features/community/editor/editor-body'
import type { EditorHandle } from '@/features/community/editor/editor-handle'
import { PostEditor } from '@/features/community/editor/PostEditor.client'
import { storeRating } from '@/features/ratings/use-own-rating.client'
import { FormMessage } from '@/platform/forms/FormMessage'
import { postJson } from '@/platform/forms/post-json'
import { useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { useViewer } from '@/platform/session/Session.client'
import { Button } from '@/ui/Button'
import { RatingInput } from '@/ui/RatingInput.client'
import type { Comment } from './use-comments.client'

type Props = {
  item: number
  /** Whether the comment can have stars. */
  rates: boolean
  /** Called with the comment; null if it waits for approval. */
  onPosted: (comment: Comment | null) => void
  onCancel: () => void
}

type Values = { item: number; body: EditorBody; stars?: number }
/** A comment that waits for approval has only its id. */
type Answer = { post: Comment | { id: number } }

const isPosted = (post: Answer['post']): post is Comment => 'html' in post

/** Writes a comment, with stars where the item has them. What was typed stays until it is posted. Renders a `form`. */
export function CommentForm({ item, onCancel, onPosted, rates }: Props) {
  const client = useQueryClient()
  const { user } = useViewer()
  const editor = useRef<EditorHandle>(null)
  const [body, setBody] = useState<EditorBody | null>(null)
  const [stars, setStars] = useState(0)
  const { form, problems, send, sending } = useFormSubmit<Values, Answer>((values) =>
    postJson<Answer>('/api/forum/comments', values, authenticatedFetch),
  )
  useEffect(() => editor.current?.focus(), [])

  async function post(event: FormEvent) {
    event.preventDefault()
    const empty = { root: { type: 'root' as const, version: 1 as const, children: [] } }
    const unfinished = body === null ? 'Write something first.' : editor.current?.unfinished()
    const missing: Record<string, string> = unfinished ? { body: unfinished } : {}
    const sent = await send({ item, body: body ?? empty, ...(stars > 0 && { stars }) }, missing)
    if (!sent) return
    editor.current?.clear()
    setStars(0)
    if (stars > 0 && user) void storeRating(client, user.id, { [item]: stars })
    onPosted(isPosted(sent.answer.post) ? sent.answer.post : null)
  }

  return (
    <form className="comment-form" ref={form} onSubmit={post} noValidate>
      <PostEditor
        ref={editor}
        label="Your comment"
        placeholder={rates ? 'How did it turn out? A photo is welcome.' : 'What did you take from it?'}
        error={problems.body}
        onChange={setBody}
      />
      {rates && <RatingInput label="Your stars, if you like" value={stars} onRate={setStars} error={problems.stars} />}
      <FormMessage sending={sending} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={sending.step === 'sending'}>
          Post comment
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
