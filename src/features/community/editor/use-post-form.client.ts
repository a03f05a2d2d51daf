import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { PostResult } from '@/platform/forms/post-json'
import { fieldErrorsOf, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { deleteDraft } from './draft-requests'
import type { DraftContent } from './draft-storage'
import { type EditorBody, EMPTY_BODY } from './editor-body'
import type { EditorHandle } from './editor-handle'
import { usePreview } from './PostPreview.client'
import { type DraftPlace, useDraft } from './use-draft.client'

/** What is sent: complete, with the number of the draft that ends with it. */
export type WrittenPost = { title: string; board: string; body: EditorBody; draftId: number | null }

/** What a form of posts does with what is written. */
export type PostFormTask<Answer> = {
  initial?: Partial<DraftContent>
  /** The field for a title. */
  hasTitle?: boolean
  /** The boards to choose from. */
  boards?: readonly { slug: string; title: string }[]
  place: DraftPlace
  send: (post: WrittenPost) => Promise<PostResult<Answer>>
  onSent: (answer: Answer) => void
  onDiscard?: () => void
}

const EMPTY: DraftContent = { title: '', board: '', body: null }

/** What is written in a form of posts: its draft, its preview, and how it is sent, after signing in again too. */
export function usePostForm<Answer>(task: PostFormTask<Answer>) {
  const { initial } = task
  const [content, setContent] = useState<DraftContent>({ ...EMPTY, ...initial })
  const latest = useRef(content)
  const editor = useRef<EditorHandle>(null)
  const [isSigningIn, setSigningIn] = useState(false)

  const show = useCallback((next: DraftContent) => {
    latest.current = next
    setContent(next)
    if (next.body) editor.current?.show(next.body)
    else editor.current?.clear()
  }, [])
  const draft = useDraft(task.place, show)
  const preview = usePreview(() => latest.current.body)
  const { form, problems, send, sending } = useFormSubmit<WrittenPost, Answer>(task.send)
  useEffect(() => {
    if (sending.step !== 'refused') return
    if (sending.code === 'unauthenticated') setSigningIn(true)
    // The editor is no form control, so the form cannot focus it by itself.
    if (sending.fields.body && !sending.fields.title) editor.current?.focus()
  }, [sending])

  const clear = useCallback(() => {
    draft.keeper.end()
    show({ ...EMPTY, board: latest.current.board })
  }, [draft.keeper, show])
  const restore = (next: DraftContent, draftId: number) => {
    show(next)
    draft.keeper.restore(next, draftId, true)
  }
  const change = useCallback(
    (part: Partial<DraftContent>) => {
      latest.current = { ...latest.current, ...part }
      setContent(latest.current)
      draft.change(latest.current)
    },
    [draft.change],
  )

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    const { board, body, title } = latest.current
    const found = {
      title: task.hasTitle && title.trim() === '' ? 'Enter a title.' : null,
      board: task.boards && board === '' ? 'Choose a board.' : null,
      body: editor.current?.unfinished() ?? (body === null ? 'Write something first.' : null),
    }
    const draftId = await draft.keeper.pause()
    const sent = await send({ title: title.trim(), board, body: body ?? EMPTY_BODY, draftId }, fieldErrorsOf(found))
    if (!sent) return
    preview.close()
    clear()
    task.onSent(sent.answer)
  }

  function discard() {
    const id = draft.keeper.id()
    if (id !== null) void deleteDraft(id)
    show({ ...EMPTY, ...initial })
    draft.keeper.end()
    preview.close()
    editor.current?.focus()
    task.onDiscard?.()
  }

  return {
    content,
    change,
    clear,
    restore,
    discard,
    draftState: draft.state,
    /** Whether there is something to discard. */
    hasDraft: draft.state !== 'idle' && (content.body !== null || content.title !== ''),
    editor,
    form,
    preview,
    problems,
    sending,
    submit,
    signIn: {
      /** Whether the session has ended, so that what is written could not be sent. */
      isNeeded: sending.step === 'refused' && sending.code === 'unauthenticated',
      isOpen: isSigningIn,
      open: () => setSigningIn(true),
      close: () => setSigningIn(false),
      /** Sends what is written, after the person has signed in. */
      done() {
        setSigningIn(false)
        void submit()
      },
    },
  }
}
