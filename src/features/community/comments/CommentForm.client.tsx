'use client'

import { useEffect, useRef, useState } from 'react'
import { storeRating } from '@/features/ratings/use-own-rating.client'
import { pageQueries } from '@/platform/session/load-queries'
import { useViewer } from '@/platform/session/Session.client'
import { Checkbox } from '@/ui/Checkbox'
import { RatingInput } from '@/ui/RatingInput.client'
import { PostForm, type PostFormHandle } from '../editor/PostForm.client'
import { sendPost } from '../editor/send-post'
import type { DraftPlace } from '../editor/use-draft.client'
import type { WrittenPost } from '../editor/use-post-form.client'
import { TRIED_IT } from '../texts'
import type { Comment } from './use-comments.client'

type Props = {
  item: number
  /** Whether the comment can have stars. */
  rates: boolean
  /** Whether it can say that its author tried the item. */
  tries: boolean
  /** Called with the comment; null if it waits for approval. */
  onPosted: (comment: Comment | null) => void
  onCancel: () => void
}

/** A comment that waits for approval has only its id. */
type Answer = { post: Comment | { id: number } }

/** Writes a comment, with stars and "Tried it" where the item has them. The draft stays on this device. */
export function CommentForm({ item, onCancel, onPosted, rates, tries }: Props) {
  const { user } = useViewer()
  const form = useRef<PostFormHandle>(null)
  const [place] = useState<DraftPlace>(() => ({ name: `item:${item}`, send: null, fetch: async () => null }))
  const [stars, setStars] = useState(0)
  const [tried, setTried] = useState(false)
  useEffect(() => form.current?.focus(), [])

  const send = ({ body }: WrittenPost) =>
    sendPost<Answer>('/api/forum/comments', { item, body, ...(stars > 0 && { stars }), ...(tried && { tried }) })

  function handleSent({ post }: Answer) {
    if (stars > 0 && user) void storeRating(pageQueries, user.id, { [item]: stars })
    onPosted('html' in post ? post : null)
  }

  return (
    <div className="comment-form">
      <PostForm
        ref={form}
        name="Comment"
        label="Your comment"
        placeholder={tries ? 'How did it turn out? A photo is welcome.' : 'What did you take from it?'}
        submitLabel="Post comment"
        place={place}
        send={send}
        onSent={handleSent}
        onCancel={onCancel}
        extras={
          <>
            {tries && (
              <Checkbox
                label="I tried it"
                name="tried"
                hint={`Your comment gets the mark “${TRIED_IT}”.`}
                checked={tried}
                onChange={({ currentTarget }) => setTried(currentTarget.checked)}
              />
            )}
            {rates && <RatingInput label="Your stars, if you like" value={stars} onRate={setStars} />}
          </>
        }
      />
    </div>
  )
}
