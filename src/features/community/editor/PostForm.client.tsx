'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, type Ref, useCallback, useImperativeHandle } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { SubmitButton } from '@/ui/SubmitButton'
import { DraftStatus } from './DraftStatus'
import type { DraftContent } from './draft-storage'
import type { EditorBody } from './editor-body'
import { PostEditor } from './PostEditor.client'
import { type PostFormTask, usePostForm } from './use-post-form.client'

/** Rarely needed, and it brings the sign-in by passkey. */
const SignInAgain = dynamic(() => import('@/features/login/SignInAgain.client').then((module) => module.SignInAgain), {
  ssr: false,
})

export type PostFormHandle = { focus(): void; show(content: DraftContent, draftId: number): void; clear(): void }

type Props<Answer> = PostFormTask<Answer> & {
  /** The name of the form. */
  name: string
  label: string
  placeholder?: string
  submitLabel: string
  topicId?: number
  onCancel?: () => void
  /** What is shown above the text, such as a quote. */
  children?: ReactNode
  /** What is shown below the text, such as stars. */
  extras?: ReactNode
  ref?: Ref<PostFormHandle>
}

/** The form in which topics, replies, comments and changes of posts are written. Renders a `form`. */
export function PostForm<Answer>({
  children,
  extras,
  label,
  name,
  onCancel,
  placeholder,
  ref,
  submitLabel,
  topicId,
  ...task
}: Props<Answer>) {
  const { boards, hasTitle, initial } = task
  const post = usePostForm(task)
  const { change, content, editor, preview, problems, sending, signIn } = post
  useImperativeHandle(ref, () => ({
    focus: () => editor.current?.focus(),
    clear: post.clear,
    show: post.restore,
  }))
  const changeBody = useCallback((body: EditorBody | null) => change({ body }), [change])

  return (
    <>
      <form className="post-form" ref={post.form} aria-label={name} noValidate onSubmit={post.submit}>
        {boards && (
          <Select
            label="Board"
            name="board"
            value={content.board}
            error={problems.board}
            options={[
              ...(content.board === '' ? [{ value: '', label: 'Choose a board' }] : []),
              ...boards.map(({ slug, title }) => ({ value: slug, label: title })),
            ]}
            onChange={({ target }) => change({ board: target.value })}
          />
        )}
        {hasTitle && (
          <Field
            label="Title"
            name="title"
            autoComplete="off"
            value={content.title}
            maxLength={PAGE_LIMITS.forumTitleMaxChars}
            error={problems.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
        {children}
        <PostEditor
          ref={editor}
          label={label}
          placeholder={placeholder}
          initial={initial?.body ?? undefined}
          error={problems.body}
          topicId={topicId}
          onChange={changeBody}
        />
        {extras}
        <FormMessage sending={sending} />
        {signIn.isNeeded && (
          <p>
            <Button variant="plain" size="slim" onClick={signIn.open}>
              Sign in again
            </Button>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton pending={sending.step === 'sending'}>{submitLabel}</SubmitButton>
          {preview.button}
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
          {post.hasDraft && (
            <Button variant="quiet" onClick={post.discard}>
              Discard draft
            </Button>
          )}
          <DraftStatus state={post.draftState} />
        </div>
        {preview.view}
      </form>
      {signIn.isOpen && <SignInAgain onClose={signIn.close} onSignedIn={signIn.done} />}
    </>
  )
}
