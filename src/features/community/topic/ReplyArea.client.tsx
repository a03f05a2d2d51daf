'use client'

import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import { useToast } from '@/ui/Toaster.client'
import { ReplyForm } from '../forms.client'
import type { ForumPost, ForumTopic } from '../forum-types'
import { COMMUNITY } from '../texts'
import { useMemberAction } from '../use-member-action.client'
import { plainExcerpt } from './plain-excerpt'

/** Used by the buttons of the page. */
export type ReplyAreaHandle = { focus(): void; quote(post: ForumPost): void }

type Props = {
  topic: ForumTopic
  mayReply: boolean
  /** Whether it is known what the member may do. */
  known: boolean
  /** Below the button until it is known. */
  note?: ReactNode
  onPosted: (post: ForumPost | null) => void
  ref: Ref<ReplyAreaHandle>
}

type QuoteOfPost = { postId: number; username: string; text: string }

/** Focuses the editor once it is loaded: at most five seconds later. */
async function focusEditor(area: HTMLElement | null): Promise<void> {
  for (let tries = 0; area && tries < 50; tries += 1) {
    const editor = area.querySelector<HTMLElement>('[contenteditable]')
    if (editor) return editor.focus()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The reply form; for visitors a button that asks them to sign in, and a sentence where there can be no reply. */
export function ReplyArea({ known, mayReply, note, onPosted, ref, topic }: Props) {
  const area = useRef<HTMLElement>(null)
  const memberAction = useMemberAction()
  const toast = useToast()
  const [quote, setQuote] = useState<QuoteOfPost | null>(null)
  // The editor is loaded when someone begins to write, or has begun before.
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(true)
    area.current?.scrollIntoView({ block: 'center' })
    void focusEditor(area.current)
  }
  useImperativeHandle(ref, () => ({
    focus: show,
    quote: ({ author, html, id }) => {
      setQuote({ postId: id, username: author.username ?? author.name, text: plainExcerpt(html) })
      show()
    },
  }))
  const handlePosted = (post: ForumPost | null) => {
    setQuote(null)
    toast.success(post ? 'Your reply is posted.' : 'Your reply waits for approval.')
    onPosted(post)
  }
  return (
    <section className="reply-area" ref={area} aria-label="Reply">
      {mayReply && open && <ReplyForm topicId={topic.id} quote={quote} onPosted={handlePosted} />}
      {mayReply && !open && (
        <button className="reply-opener" type="button" onClick={show}>
          Write a reply
        </button>
      )}
      {known && !mayReply && (
        <p className="text-text-soft">
          {topic.locked ? COMMUNITY.locked : 'With your membership you can read along here.'}
        </p>
      )}
      {!known && (
        <Button onClick={() => void memberAction(show)} aria-describedby={topic.locked ? 'topic-locked' : undefined}>
          Reply
        </Button>
      )}
      {!known && note}
      {!known && topic.locked && (
        <p className="text-text-soft" id="topic-locked">
          {COMMUNITY.locked}
        </p>
      )}
    </section>
  )
}
