'use client'

import dynamic from 'next/dynamic'
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import type { PostResult } from '@/platform/forms/post-json'
import { fieldErrorsOf, useFormSubmit } from '@/platform/forms/use-form-submit.client'
import { LIMITS } from '@/rules/limits'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { SubmitButton } from '@/ui/SubmitButton'
import { DraftStatus } from './DraftStatus'
import { deleteDraft } from './draft-requests'
import type { DraftContent } from './draft-storage'
import { type EditorBody, EMPTY_BODY } from './editor-body'
import type { EditorHandle } from './editor-handle'
import { PostEditor } from './PostEditor.client'
import { usePreview } from './PostPreview.client'
import { type DraftPlace, useDraft } from './use-draft.client'

/** Rarely needed, and it brings the sign-in by passkey. */
const SignInAgain = dynamic(() => import('./SignInAgain.client').then((module) => module.SignInAgain), { ssr: false })

/** What is sent: complete, with the number of the draft that ends with it. */
export type WrittenPost = { title: string; board: string; body: EditorBody; draftId: number | null }

export type PostFormHandle = { focus(): void; show(content: DraftContent, draftId: number): void; clear(): void }

type Props<Answer> = {
  /** The name of the form. */
  name: string
  label: string
  placeholder?: string
  submitLabel: string
  initial?: Partial<DraftContent>
  /** The field for a title. */
  hasTitle?: boolean
  /** The boards to choose from. */
  boards?: readonly { slug: string; title: string }[]
  topicId?: number
  place: DraftPlace
  send: (post: WrittenPost) => Promise<PostResult<Answer>>
  onSent: (answer: Answer) => void
  onCancel?: () => void
  onDiscard?: () => void
  /** What is shown above the text, such as a quote. */
  children?: ReactNode
  ref?: Ref<PostFormHandle>
}

const EMPTY: DraftContent = { title: '', board: '', body: null }

/** The form in which topics, replies and changes of posts are written: errors, preview, drafts, signing in again. */
export function PostForm<Answer>({
  children,
  initial,
  name,
  onSent,
  place,
  ref,
  send: sendWritten,
  ...props
}: Props<Answer>) {
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
  const draft = useDraft(place, show)
  const preview = usePreview(() => latest.current.body)
  const { form, problems, send, sending } = useFormSubmit<WrittenPost, Answer>(sendWritten)
  const hasEnded = sending.step === 'refused' && sending.code === 'unauthenticated'
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
  useImperativeHandle(ref, () => ({
    focus: () => editor.current?.focus(),
    clear,
    show(next, draftId) {
      show(next)
      draft.keeper.restore(next, draftId, true)
    },
  }))

  const change = useCallback(
    (part: Partial<DraftContent>) => {
      latest.current = { ...latest.current, ...part }
      setContent(latest.current)
      draft.change(latest.current)
    },
    [draft.change],
  )
  const changeBody = useCallback((body: EditorBody | null) => change({ body }), [change])

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    const { board, body, title } = latest.current
    const found = {
      title: props.hasTitle && title.trim() === '' ? 'Enter a title.' : null,
      board: props.boards && board === '' ? 'Choose a board.' : null,
      body: editor.current?.unfinished() ?? (body === null ? 'Write something first.' : null),
    }
    const draftId = await draft.keeper.pause()
    const sent = await send({ title: title.trim(), board, body: body ?? EMPTY_BODY, draftId }, fieldErrorsOf(found))
    if (!sent) return
    preview.close()
    clear()
    onSent(sent.answer)
  }

  function discard() {
    const id = draft.keeper.id()
    if (id !== null) void deleteDraft(id)
    show({ ...EMPTY, ...initial })
    draft.keeper.end()
    preview.close()
    editor.current?.focus()
    props.onDiscard?.()
  }

  const isWritten = content.body !== null || content.title !== ''
  return (
    <>
      <form className="post-form" ref={form} aria-label={name} noValidate onSubmit={submit}>
        {props.boards && (
          <Select
            label="Board"
            name="board"
            value={content.board}
            error={problems.board}
            options={[
              ...(content.board === '' ? [{ value: '', label: 'Choose a board' }] : []),
              ...props.boards.map(({ slug, title }) => ({ value: slug, label: title })),
            ]}
            onChange={({ target }) => change({ board: target.value })}
          />
        )}
        {props.hasTitle && (
          <Field
            label="Title"
            name="title"
            autoComplete="off"
            value={content.title}
            maxLength={LIMITS.forumTitleMaxChars}
            error={problems.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
        {children}
        <PostEditor
          ref={editor}
          label={props.label}
          placeholder={props.placeholder}
          initial={initial?.body ?? undefined}
          error={problems.body}
          topicId={props.topicId}
          onChange={changeBody}
        />
        <FormMessage sending={sending} />
        {hasEnded && (
          <p>
            <Button variant="plain" size="slim" onClick={() => setSigningIn(true)}>
              Sign in again
            </Button>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton pending={sending.step === 'sending'}>{props.submitLabel}</SubmitButton>
          {preview.button}
          {props.onCancel && (
            <Button variant="quiet" onClick={props.onCancel}>
              Cancel
            </Button>
          )}
          {isWritten && draft.state !== 'idle' && (
            <Button variant="quiet" onClick={discard}>
              Discard draft
            </Button>
          )}
          <DraftStatus state={draft.state} />
        </div>
        {preview.view}
      </form>
      {isSigningIn && (
        <SignInAgain
          onClose={() => setSigningIn(false)}
          onSignedIn={() => {
            setSigningIn(false)
            void submit()
          }}
        />
      )}
    </>
  )
}
