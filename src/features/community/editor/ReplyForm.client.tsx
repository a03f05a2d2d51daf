'use client'

import { useEffect, useRef, useState } from 'react'
import type { CallResult } from '@/platform/session/call-result'
import { useViewer } from '@/platform/session/Session.client'
import { shorten } from '@/rules/shorten'
import { Button } from '@/ui/Button'
import type { viewPosts } from '../post-rows.server'
import { fetchDrafts, saveReplyDraft } from './draft-requests'
import type { EditorBody } from './editor-body'
import { PostForm, type PostFormHandle } from './PostForm.client'
import { SignInReason } from './SignInReason.client'
import { sendPost } from './send-post'
import type { DraftPlace } from './use-draft.client'
import type { WrittenPost } from './use-post-form.client'

/** A post as the calls give it. */
export type ForumPost = CallResult<typeof viewPosts>[number]

type Quote = { postId: number; username: string; text: string }
type Props = {
  topicId: number
  /** The post that is answered. */
  quote?: Quote | null
  /** Called with the post; with null when it waits for approval. */
  onPosted: (post: ForumPost | null) => void
}

/** What the author of a post that waits for approval reads. */
export const HELD_REPLY = 'Your reply waits for approval. A moderator reads it first; until then only you can see it.'
const QUOTE_CHARS = 200

/** The form for a reply in a topic. Visitors are asked to sign in. */
export function ReplyForm(props: Props) {
  const { state } = useViewer()
  // Who loses the session while writing keeps the form.
  const [wasSignedIn, setSignedIn] = useState(false)
  if (state === 'authenticated' && !wasSignedIn) setSignedIn(true)
  if (state === 'anonymous' && !wasSignedIn) return <SignInReason reason="Sign in to reply." />
  return <WrittenReply key={props.topicId} {...props} />
}

const placeOf = (topicId: number): DraftPlace => ({
  name: `topic:${topicId}`,
  send: (content, id) => saveReplyDraft(topicId, content, id),
  async fetch() {
    const [draft] = await fetchDrafts(topicId)
    return draft ? { id: draft.id, content: { title: '', board: '', body: draft.body as EditorBody } } : null
  },
})

function WrittenReply({ onPosted, quote = null, topicId }: Props) {
  const form = useRef<PostFormHandle>(null)
  const [place] = useState(() => placeOf(topicId))
  const [removed, setRemoved] = useState<Quote | null>(null)
  const [isHeld, setHeld] = useState(false)
  const answered = quote === removed ? null : quote
  useEffect(() => {
    if (answered) form.current?.focus()
  }, [answered])

  const send = ({ body, draftId }: WrittenPost) =>
    sendPost<{ post: ForumPost | { id: number } }>(`/api/forum/topics/${topicId}/posts`, {
      body,
      ...(answered && { quote: answered.postId }),
      ...(draftId !== null && { from: draftId }),
    })
  return (
    <>
      <PostForm
        ref={form}
        name="Reply"
        label="Your reply"
        placeholder="Write a reply"
        submitLabel="Post reply"
        topicId={topicId}
        place={place}
        send={send}
        onSent={({ post }) => {
          setRemoved(quote)
          const posted = 'html' in post ? post : null
          setHeld(posted === null)
          onPosted(posted)
        }}
      >
        {answered && (
          <blockquote className="answered-post">
            <p className="font-semibold text-sm">Replying to {answered.username}</p>
            <p className="text-sm">{shorten(answered.text, QUOTE_CHARS).text}</p>
            <Button size="slim" variant="quiet" onClick={() => setRemoved(quote)}>
              Remove quote
            </Button>
          </blockquote>
        )}
      </PostForm>
      <p className="held-answer empty:hidden" role="status">
        {isHeld ? HELD_REPLY : ''}
      </p>
    </>
  )
}
