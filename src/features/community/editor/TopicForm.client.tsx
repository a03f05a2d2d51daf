'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { CallResult } from '@/platform/session/call-result'
import { boardUri } from '@/rules/forum/topic-uri'
import { ButtonLink } from '@/ui/ButtonLink'
import { FormResult } from '@/ui/FormResult.client'
import type { topicsByIds } from '../topic-rows.server'
import { DraftList } from './DraftList.client'
import { type Draft, fetchDrafts, saveTopicDraft } from './draft-requests'
import type { DraftContent } from './draft-storage'
import type { EditorBody } from './editor-body'
import { PostForm, type PostFormHandle } from './PostForm.client'
import { sendPost } from './send-post'
import { TOPIC_FORM } from './TopicFormLoading'
import type { WrittenPost } from './use-post-form.client'

type Topic = CallResult<typeof topicsByIds>[number]
type Props = {
  /** The boards on which the person may write. */
  boards: readonly { slug: string; title: string }[]
  /** The slug of the board that is chosen first. */
  board?: string
}

const contentOf = ({ board, body, title }: Draft): DraftContent => ({
  title,
  board: board ?? '',
  // It is read part by part; what is no body shows nothing.
  body: body as EditorBody,
})

/** The form for a new topic, with the person's other drafts. It goes on to the topic by itself. */
export function TopicForm({ board = '', boards }: Props) {
  const router = useRouter()
  const form = useRef<PostFormHandle>(null)
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const [held, setHeld] = useState<Topic | null>(null)
  const [place] = useState(() => ({
    name: 'topic:new',
    send: saveTopicDraft,
    async fetch() {
      const found = await fetchDrafts()
      const topics = found.filter(({ topic }) => topic === null)
      // The newest one is continued; the others are offered, and the replies lead to their topics.
      const [newest] = topics.filter((draft) => board === '' || draft.board === board)
      setDrafts(found.filter((draft) => draft !== newest))
      return newest ? { id: newest.id, content: contentOf(newest) } : null
    },
  }))
  const send = ({ board: slug, body, draftId, title }: WrittenPost) =>
    sendPost<{ topic: Topic; post?: { id: number } }>('/api/forum/topics', {
      board: slug,
      title,
      body,
      ...(draftId !== null && { from: draftId }),
    })

  if (held) {
    return (
      <FormResult title="Your topic waits for approval">
        <p>A moderator reads it first; until then only you can see it.</p>
        <ButtonLink href={boardUri(held.board)}>Back to {held.boardTitle}</ButtonLink>
      </FormResult>
    )
  }
  const initialBoard = boards.some(({ slug }) => slug === board) ? board : boards.length === 1 ? boards[0]?.slug : ''
  return (
    <>
      <PostForm
        ref={form}
        name="New topic"
        label={TOPIC_FORM.label}
        placeholder="Write a few lines"
        submitLabel={TOPIC_FORM.submitLabel}
        initial={{ board: initialBoard }}
        hasTitle
        boards={boards}
        place={place}
        send={send}
        onSent={({ post, topic }) => (post ? setHeld(topic) : router.push(topic.uri))}
      />
      <DraftList
        drafts={drafts}
        onContinue={(draft) => form.current?.show(contentOf(draft), draft.id)}
        onChange={setDrafts}
      />
    </>
  )
}
