'use client'

import { type FormEvent, useState } from 'react'
import { FormMessage } from '@/platform/forms/FormMessage'
import { useFormSubmit } from '@/platform/forms/use-form-submit.client'
import type { CallResult } from '@/platform/session/call-result'
import { LIMITS } from '@/rules/limits'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog.client'
import { Field } from '@/ui/Field'
import { SubmitButton } from '@/ui/SubmitButton'
import { TextArea } from '@/ui/TextArea'
import { useToast } from '@/ui/Toaster.client'
import type { moderate } from '../moderate.server'
import { ChooseBoard } from './ChooseBoard.client'
import { ChooseTopic } from './ChooseTopic.client'
import { MODERATION_ACTIONS, type ModerationRequest } from './moderation-actions'

export type Moderated = CallResult<typeof moderate>

type Props = {
  request: ModerationRequest
  /** Called once the server has done it. */
  onDone: (answer: Moderated) => void
  onClose: () => void
}

/** Asks a moderator for the reason, and for what the action needs besides; then does it. */
export function ModerateDialog({ onClose, onDone, request }: Props) {
  const { confirm, done, label } = MODERATION_ACTIONS[request.action]
  const toast = useToast()
  const { form, problems, send, sending } = useFormSubmit<object, Moderated>('/api/forum/moderate')
  const [into, setInto] = useState<number | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const reason = String(fields.get('reason') ?? '').trim()
    const errors: Record<string, string> = {
      ...(reason === '' && { reason: 'Say why.' }),
      ...(request.action === 'merge' && into === null && { into: 'Choose a topic.' }),
    }
    const result = await send({ ...bodyOf(request, fields, into), reason }, errors)
    if (!result) return
    toast.success(done)
    onDone(result.answer)
  }

  return (
    <Dialog title={label} onClose={onClose}>
      <form className="grid gap-4" ref={form} onSubmit={submit} noValidate>
        {request.action === 'move' && <ChooseBoard current={request.board} />}
        {request.action === 'merge' && (
          <ChooseTopic except={request.target.topic} value={into} onChange={setInto} error={problems.into} />
        )}
        {request.action === 'split' && (
          <>
            <Field
              label="Title of the new topic"
              name="title"
              required
              maxLength={PAGE_LIMITS.forumTitleMaxChars}
              error={problems.title}
            />
            {request.posts.length > 1 && <Checkbox name="following" label="With the replies after it on this page" />}
          </>
        )}
        <TextArea
          label="Reason"
          name="reason"
          hint="For the log. Moderators can read it."
          rows={3}
          maxLength={LIMITS.forumReasonMaxChars}
          error={problems.reason}
          data-focus
        />
        <FormMessage sending={sending} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={sending.step === 'sending'}>{confirm}</SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The body of the call, without its reason. */
function bodyOf(request: ModerationRequest, fields: FormData, into: number | null): object {
  const { action, target } = request
  switch (action) {
    case 'move':
      return { action, target, board: String(fields.get('board') ?? '') }
    case 'merge':
      return { action, target, into }
    case 'split': {
      const posts = fields.get('following') === null ? request.posts.slice(0, 1) : request.posts
      return { action, target, posts, title: String(fields.get('title') ?? '').trim() }
    }
    default:
      return { action, target }
  }
}
